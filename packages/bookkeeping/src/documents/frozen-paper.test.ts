import { describe, expect, test } from 'vitest'
import { frozenPaper, type FrozenDocument } from './frozen-paper.ts'

const invoice = { kind: 'invoice', number: '2026-0042' } as const

const view: FrozenDocument = {
  date: '2026-11-20',
  dueDate: '2026-12-20',
  supplyPeriod: null,
  reference: 'PO-88213',
  seller: {
    name: 'Studio Noord',
    addressLines: ['Spaarne 14', '2011 CH Haarlem'],
    country: null,
    kvkNumber: '64012345',
    vatNumber: 'NL002455799B11',
    iban: 'NL20INGB0001234567',
    bic: null,
    email: 'hallo@studionoord.example',
    phone: null,
    website: null,
  },
  buyer: {
    name: 'Stad Gent',
    attention: 'Crediteuren',
    addressLines: ['Botermarkt 1', '9000 Gent'],
    country: 'BE',
    vatNumber: 'BE0123456749',
  },
  layout: { accentColour: '#005f73', logo: null, footer: 'Bedankt' },
  lines: [
    {
      description: 'Ontwerp\nschetsen',
      quantity: '18.5',
      unit: 'uur',
      unitPrice: '85',
      discountPercent: '12.5',
      vatLabel: '21%',
      amountCents: 137_594,
    },
  ],
  pricesIncludeVat: false,
  discountCents: 594,
  vat: [{ label: '21%', baseCents: 137_000, vatCents: 28_770 }],
  netCents: 137_000,
  grossCents: 165_770,
  mentions: ['Btw verlegd'],
  note: 'Dank je',
  paymentText: 'Graag betalen vóór of op 20-12-2026.',
  epcPayload: 'BCD\n002',
  creditsNumber: null,
}

describe('the paper of a final invoice', () => {
  test('shows parties, facts and remarks as they were frozen', () => {
    expect(frozenPaper(invoice, view)).toMatchObject({
      title: 'Factuur',
      accentColour: '#005f73',
      seller: {
        name: 'Studio Noord',
        lines: [
          'Spaarne 14, 2011 CH Haarlem',
          'hallo@studionoord.example',
          'KvK 64012345 · btw NL002455799B11',
          'NL20 INGB 0001 2345 67',
        ],
      },
      buyerLines: ['Stad Gent', 't.a.v. Crediteuren', 'Botermarkt 1', '9000 Gent', 'België'],
      facts: [
        { label: 'Factuurnummer', value: '2026-0042' },
        { label: 'Factuurdatum', value: '20-11-2026' },
        { label: 'Vervaldatum', value: '20-12-2026' },
        { label: 'Uw kenmerk', value: 'PO-88213' },
        { label: 'Uw btw-id', value: 'BE0123456749' },
      ],
      remarks: ['Dank je', 'Btw verlegd'],
      paymentText: view.paymentText,
      paymentCode: view.epcPayload,
      footer: 'Bedankt',
    })
  })

  test('is in the language it was frozen in', () => {
    const { title, facts, due, labels, buyerLines } = frozenPaper(invoice, { ...view, language: 'en' })
    expect([title, due.label, labels.price, buyerLines.at(-1)]).toEqual(['Invoice', 'To be paid', 'Price', 'Belgium'])
    expect(facts.slice(0, 2)).toEqual([
      { label: 'Invoice number', value: '2026-0042' },
      { label: 'Invoice date', value: '20 Nov 2026' },
    ])
  })

  test('writes the frozen lines and amounts, and computes none of them', () => {
    const { lines, sums, due } = frozenPaper(invoice, view)
    expect(lines).toEqual([
      {
        key: '0',
        title: 'Ontwerp',
        details: ['schetsen', '12,5% korting'],
        quantity: '18,5 uur',
        unitPrice: '85,00',
        vat: '21%',
        amount: '1.375,94',
      },
    ])
    expect(sums).toEqual([
      { label: 'Subtotaal', amount: '1.375,94' },
      { label: 'Korting', amount: '-5,94' },
      { label: 'Totaal exclusief btw', amount: '1.370,00' },
      { label: 'Btw 21% over 1.370,00', amount: '287,70' },
    ])
    expect(due).toEqual({ label: 'Te betalen', amount: '€\xa01.657,70' })
  })

  test('says of a paper from before what it said', () => {
    const before = { ...view, discountCents: 0, netCents: 4_000, vat: [{ label: '0%', baseCents: 4_000, vatCents: 0 }] }
    expect(frozenPaper(invoice, before).sums[1]).toEqual({ label: 'Btw 0% over 40,00', amount: '0,00' })
  })

  test('names the invoice that a credit invoice corrects, and asks for no payment', () => {
    const credited = { ...view, dueDate: null, creditsNumber: '2026-0041', paymentText: null, epcPayload: null }
    const shown = frozenPaper({ kind: 'credit_invoice', number: '2026-0043' }, { ...credited, grossCents: -165_770 })
    expect(shown.title).toBe('Creditfactuur')
    expect(shown.facts).toContainEqual({ label: 'Betreft factuur', value: '2026-0041' })
    expect(shown.facts.map(({ label }) => label)).not.toContain('Vervaldatum')
    expect(shown.due).toEqual({ label: 'Totaal credit', amount: '€\xa0-1.657,70' })
    expect([shown.paymentText, shown.paymentCode]).toEqual([null, null])
  })

  test('moves the name of the company to its lines where a logo stands for it', () => {
    const logo = 'data:image/png;base64,AAAA'
    const shown = frozenPaper(invoice, { ...view, layout: { ...view.layout, logo } })
    expect(shown.logo).toBe(logo)
    expect(shown.seller.lines[0]).toBe('Studio Noord')
  })

  test.each([
    ['2026-10-31', { label: 'Leverdatum', value: '31-10-2026' }],
    ['oktober 2026', { label: 'Periode', value: 'oktober 2026' }],
  ])('tells when was supplied: %s', (supplyPeriod, fact) => {
    expect(frozenPaper(invoice, { ...view, supplyPeriod }).facts).toContainEqual(fact)
  })
})
