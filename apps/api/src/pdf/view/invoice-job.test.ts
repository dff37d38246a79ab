import { documentTotals, vatSummary } from '@klopt/bookkeeping/documents'
import { vatCodeChoices } from '@klopt/bookkeeping/vat'
import { describe, expect, test } from 'vitest'
import type { InvoiceDocument } from '../document.ts'
import { sampleInvoice, sampleLine } from '../sample-documents.test-support.ts'
import { invoiceJob } from './invoice-job.ts'

const unknown = { atMost: () => null, ofFigures: () => null }
const dataOf = (changes: Partial<InvoiceDocument>) => invoiceJob(sampleInvoice(changes), unknown).data

describe('invoiceJob', () => {
  test('writes amounts, quantities, prices and dates as the Dutch do', () => {
    expect(dataOf({})).toMatchObject({
      facts: [
        { label: 'Factuurnummer', value: '2026-0042' },
        { label: 'Factuurdatum', value: '20-11-2026' },
        { label: 'Vervaldatum', value: '20-12-2026' },
        { label: 'Periode', value: 'oktober 2026' },
        { label: 'Uw kenmerk', value: 'PO-88213' },
      ],
      lines: [
        { quantity: '18,5', unitPrice: '85,00', amount: '1.572,50', runningTotal: '1.572,50' },
        { quantity: '3', unitPrice: '59,1667', amount: '177,50', runningTotal: '1.750,00' },
      ],
      totals: [
        { label: 'Totaal exclusief btw', amount: '1.750,00' },
        { label: 'Btw 21% over 1.750,00', amount: '367,50' },
      ],
      due: { label: 'Te betalen', amount: '€\u00a02.117,50' },
    })
  })

  test('of used goods it tells no VAT, and no sum without it: what is to be paid alone', () => {
    const margin = { vat: [], netCents: 22_100, vatCents: 0, grossCents: 22_100, mentions: ['Gebruikte goederen'] }
    expect(dataOf(margin)).toMatchObject({ totals: [], due: { label: 'Te betalen', amount: '€\u00a0221,00' } })
  })

  test.each([
    ['en', 'Invoice', '20 Nov 2026', '85.00', '1,572.50', 'VAT 21% on 1,750.00', 'To be paid', '€2,117.50', 'Belgium'],
    [
      'de',
      'Rechnung',
      '20.11.2026',
      '85,00',
      '1.572,50',
      'USt 21% auf 1.750,00',
      'Zu zahlen',
      '2.117,50\u00a0€',
      'Belgien',
    ],
  ] as const)(
    'is in the language of its customer: %s',
    (language, title, day, price, amount, vat, due, total, country) => {
      const buyer = { ...sampleInvoice().buyer, country: 'BE' }
      const data = dataOf({ language, buyer })
      expect(data).toMatchObject({
        title,
        buyer: { lines: expect.arrayContaining([country]) },
        lines: [{ unitPrice: price, amount }, {}],
        due: { label: due, amount: total },
      })
      expect(data).toHaveProperty('facts', expect.arrayContaining([expect.objectContaining({ value: day })]))
      expect(data).toHaveProperty('totals', expect.arrayContaining([{ label: vat, amount: expect.any(String) }]))
      const dutch = /factu|offert|btw|uw |verval|bedrag|prijs|aantal|omschrijving|betal|korting/i
      expect(JSON.stringify(dataOf({ language, paymentText: null, discountCents: 100 }))).not.toMatch(dutch)
    },
  )

  test('says what each VAT code comes to in words of its own, and what an older paper has as it was', () => {
    const lines = vatCodeChoices('sale').map(({ code }) => ({ quantity: '1', unitPrice: '10', vatCode: code }))
    const vat = vatSummary(documentTotals({ lines, pricesIncludeVat: false, date: '2026-11-20' }))
    const labelsOf = (shown: InvoiceDocument['vat']) =>
      (
        dataOf({ vat: shown, netCents: shown.reduce((sum, { baseCents }) => sum + baseCents, 0) }) as {
          totals: { label: string }[]
        }
      ).totals
        .slice(1)
        .map(({ label }) => label)
    expect(labelsOf(vat)).toEqual([
      'Btw 21% over 20,00',
      'Btw 9% over 10,00',
      'Btw 0% over 10,00',
      'Btw verlegd over 30,00',
      'Btw vrijgesteld over 20,00',
      'Btw 0% (EU) over 10,00',
      'Btw buitenland over 10,00',
      'Btw 0% (export) over 10,00',
      'Btw n.v.t. over 10,00',
    ])
    expect(labelsOf([{ label: '0%', baseCents: 4000, vatCents: 0 }])).toEqual(['Btw 0% over 40,00'])
  })

  test('shows the sum of the lines and the discount when there is one', () => {
    const { totals } = dataOf({ discountCents: 5000 }) as { totals: unknown[] }
    expect(totals.slice(0, 2)).toEqual([
      { label: 'Subtotaal', amount: '1.750,00' },
      { label: 'Korting', amount: '-50,00' },
    ])
  })

  test('says of prices including VAT that they are', () => {
    expect(dataOf({ pricesIncludeVat: true })).toMatchObject({
      priceLabel: 'Prijs incl. btw',
      amountLabel: 'Bedrag incl. btw',
    })
  })

  test('names the invoice that a credit invoice corrects, and asks for no payment', () => {
    const data = dataOf({ kind: 'credit_invoice', creditsNumber: '2026-0041', grossCents: -100 })
    expect(data).toMatchObject({ title: 'Creditfactuur', due: { label: 'Totaal credit', amount: '€\u00a0-1,00' } })
    expect(data).toHaveProperty(
      'facts',
      expect.arrayContaining([{ label: 'Betreft factuur', value: '2026-0041', strong: false }]),
    )
  })

  test('keeps a customer abroad recognisable: the country by its name and the btw-id', () => {
    const buyer = { ...sampleInvoice().buyer, country: 'BE', vatNumber: 'BE0123456749' }
    const data = dataOf({ buyer })
    expect(data).toMatchObject({ buyer: { lines: expect.arrayContaining(['België']) } })
    expect(data).toHaveProperty(
      'facts',
      expect.arrayContaining([{ label: 'Uw btw-id', value: 'BE0123456749', strong: false }]),
    )
  })

  test('puts what follows the first line of a description, and the discount, below it', () => {
    const line = sampleLine({ description: 'Ontwerp\nschetsen\ndrukwerk', discountPercent: '12.5' })
    expect(dataOf({ lines: [line] })).toMatchObject({
      lines: [{ title: 'Ontwerp', details: ['schetsen', 'drukwerk', '12,5% korting'] }],
    })
  })

  test.each([
    ['a quantity', { lines: [sampleLine({ quantity: '1,5' })] }],
    ['a unit price', { lines: [sampleLine({ unitPrice: '' })] }],
    ['an amount', { lines: [sampleLine({ amountCents: 0.5 })] }],
    ['a total', { grossCents: Number.NaN }],
    ['a date', { date: '2026-02-30' }],
  ])('refuses %s that cannot be written exactly, instead of leaving it out', (_what, changes) => {
    expect(() => dataOf(changes)).toThrow(/not a value that can be printed/)
  })
})
