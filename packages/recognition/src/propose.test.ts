import { describe, expect, test } from 'vitest'
import { propose } from './propose.ts'
import { contextOf } from './testing/context.ts'
import { typed } from './testing/lay-out.ts'

const proposalOf = (text: string) => propose(typed(text), contextOf())

describe('the number of the invoice', () => {
  test('is the reference of the letter where there is no other', () => {
    expect(proposalOf('Ons kenmerk: 2025-3224\nLidnummer 48213').invoiceNumber?.value).toBe('2025-3224')
    expect(proposalOf('Kenmerk: 2025-3224\nFactuurnummer 48213').invoiceNumber?.value).toBe('48213')
    expect(proposalOf('Uw kenmerk: 2025-3224').invoiceNumber).toBeNull()
  })

  test('is no telephone number below a column of numbers', () => {
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

test('a period on the row leaves the number and the date of the columns beside it alone', () => {
  const { invoiceNumber, invoiceDate } = proposalOf(`
Klantnummer   Periode                  Factuurnummer   Datum
28653539      01-02-26 t/m 28-02-26    1000099210      04-03-26
`)
  expect(invoiceNumber?.value).toBe('1000099210')
  expect(invoiceDate?.value).toBe('2026-03-04')
})

test('a line of the invoice is not the total, whatever the head of its column says', () => {
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

test('a credit invoice has its own number, and not that of the invoice that it corrects', () => {
  const { invoiceNumber } = proposalOf(`
Creditnota
Credit op factuur  KL-007797
Nummer             25806131
`)
  expect(invoiceNumber?.value).toBe('25806131')
})

test('a credit invoice has its own date, and not that of the invoice that it corrects', () => {
  const { invoiceDate } = proposalOf(`
Creditnota
Datum oorspronkelijke factuur  14-2-2026
Creditdatum                    27-2-2026
`)
  expect(invoiceDate?.value).toBe('2026-02-27')
})

test('what is taken off an amount is not its VAT', () => {
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

describe('a credit invoice', () => {
  test.each([
    ['a minus in front', '-100,00', '-21,00', '-121,00'],
    ['a minus behind', '100,00-', '21,00-', '121,00-'],
    ['brackets', '(100,00)', '(21,00)', '(121,00)'],
  ])('is one by its total below zero, with %s and without the word', (_name, net, vat, gross) => {
    const proposal = proposalOf(`
Factuurnummer 2026-5
Subtotaal        ${net}
Btw 21%          ${vat}
Totaal           ${gross}
`)
    expect(proposal).toMatchObject({
      kind: 'credit_invoice',
      netCents: { value: 10_000 },
      vatCents: { value: 2_100 },
      grossCents: { value: 12_100 },
    })
  })

  test('is no invoice that was paid already', () => {
    const { kind, grossCents } = proposalOf(`
Totaal           121,00
Reeds voldaan   -121,00
Te betalen         0,00
`)
    expect([kind, grossCents?.value]).toEqual(['invoice', 12_100])
  })

  test('is no invoice with something in return among its lines', () => {
    const { kind, grossCents } = proposalOf(`
Bloembollen      221,00
Retour potten   -100,00
Totaal           121,00
`)
    expect([kind, grossCents?.value]).toEqual(['invoice', 12_100])
  })
})

test.each(['1-2-2026', '28-2-2026', '30-6-2026'])('%s is no due date of an invoice of 1 March', (day) => {
  expect(proposalOf(`Factuurdatum 1-3-2026\nVervaldatum ${day}`).dueDate).toBeNull()
})

test.each(['1-3-2026', '29-6-2026'])('%s is a due date of an invoice of 1 March', (day) => {
  expect(proposalOf(`Factuurdatum 1-3-2026\nVervaldatum ${day}`).dueDate).not.toBeNull()
})

test('lines of two rates that make one total win from a single line that fits a rate by itself', () => {
  const { grossCents, vatLines } = proposalOf(`
Servies             Totaal incl. btw    363,00
Btw 21% over 300,00     63,00
Broodjes            Totaal incl. btw    188,57

Netto 473,00
Bezorgd op dinsdag
Btw 9% over 173,00      15,57
Btw totaal 78,57
Factuur  551,57
`)
  expect(grossCents?.value).toBe(55_157)
  expect(vatLines.map(({ ratePercent }) => ratePercent)).toEqual([21, 9])
})

test.each([10_001, 10_002, 12_100, 99_999, 1])('the only rate that is named splits any total, such as %i', (cents) => {
  const euros = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`
  const { grossCents, netCents, vatCents } = proposalOf(`Totaal inclusief 21% btw   € ${euros}`)
  expect(grossCents?.value).toBe(cents)
  expect([netCents?.value, vatCents?.value]).toEqual([
    Math.round((cents * 100) / 121),
    cents - Math.round((cents * 100) / 121),
  ])
})
