import { describe, expect, it } from 'vitest'
import { propose } from './propose.ts'
import { contextOf } from './testing/context.ts'
import { typed } from './testing/lay-out.ts'

const proposalOf = (text: string) => propose(typed(text), contextOf())

describe('the number of the invoice', () => {
  it('is the reference of the letter where there is no other', () => {
    expect(proposalOf('Ons kenmerk: 2025-3224\nLidnummer 48213').invoiceNumber?.value).toBe('2025-3224')
    expect(proposalOf('Kenmerk: 2025-3224\nFactuurnummer 48213').invoiceNumber?.value).toBe('48213')
    expect(proposalOf('Uw kenmerk: 2025-3224').invoiceNumber).toBeNull()
  })

  it('is no telephone number below a column of numbers', () => {
    const { invoiceNumber } = proposalOf(`
Factuur nr.      Klantnummer
26694544         17895534

Omschrijving     Nummer          Bedrag
Onbeperkt        06-36181237     25,69
Vast bellen      06-44259911     10,00
`)
    expect(invoiceNumber?.value).toBe('26694544')
  })
})

it('a period on the row leaves the number and the date of the columns beside it alone', () => {
  const { invoiceNumber, invoiceDate } = proposalOf(`
Klantnummer   Periode                  Factuurnummer   Datum
28653539      01-02-26 t/m 28-02-26    1000099210      04-03-26
`)
  expect(invoiceNumber?.value).toBe('1000099210')
  expect(invoiceDate?.value).toBe('2026-03-04')
})

it('a line of the invoice is not the total, whatever the head of its column says', () => {
  const { grossCents } = proposalOf(`
Artikel          Prijs incl. btw    Totaal incl. btw
Laptop           760,64             760,64
Leesboek         38,17              76,34
Artikelen        836,98
Bezorging        6,95
Totaalbedrag     843,93
`)
  expect(grossCents?.value).toBe(84393)
})

it('a credit invoice has its own number, and not that of the invoice that it corrects', () => {
  const { invoiceNumber } = proposalOf(`
Creditnota
Credit op factuur  KL-007797
Nummer             25806131
`)
  expect(invoiceNumber?.value).toBe('25806131')
})

it('a credit invoice has its own date, and not that of the invoice that it corrects', () => {
  const { invoiceDate } = proposalOf(`
Creditnota
Datum oorspronkelijke factuur  14-2-2026
Creditdatum                    27-2-2026
`)
  expect(invoiceDate?.value).toBe('2026-02-27')
})

it('what is taken off an amount is not its VAT', () => {
  const { grossCents, vatCents } = proposalOf(`
Artikelen            1.070,20
Actie voorjaar       -107,02
Totaalbedrag         963,18
Waarvan 21% btw:     152,71
Waarvan 9% btw:      6,88
`)
  expect(grossCents?.value).toBe(96318)
  expect(vatCents?.value).not.toBe(10702)
})
