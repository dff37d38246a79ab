import { describe, expect, test } from 'vitest'
import { proposalFromElectronicInvoice } from './proposal-from-electronic-invoice.ts'
import type { Candidate } from './proposal-types.ts'
import { supplierOf } from './testing/context.ts'
import { cii, ubl } from './testing/electronic-invoices.ts'

const certain = <T>(value: T): Candidate<T> => ({ value, score: 1, page: 0, vertices: [], text: '' })

describe('an invoice in UBL', () => {
  test('is read exactly', () => {
    expect(proposalFromElectronicInvoice(ubl())).toMatchObject({
      kind: 'invoice',
      currency: 'EUR',
      supplier: {
        id: null,
        name: certain('Kaashandel De Vries'),
        kvkNumber: certain('12345678'),
        vatNumber: certain('NL123456782B01'),
        iban: certain('NL91ABNA0417164300'),
        postcode: certain('2801AB'),
        emailAddress: certain('info@kaas.example'),
      },
      invoiceNumber: certain('2026-118'),
      invoiceDate: certain('2026-02-03'),
      dueDate: certain('2026-03-05'),
      paymentTermDays: certain(30),
      grossCents: certain(23900),
      netCents: certain(21000),
      vatCents: certain(2900),
      vatLines: [
        { ratePercent: 21, baseCents: 10000, vatCents: 2100 },
        { ratePercent: 9, baseCents: 11000, vatCents: 800 },
      ],
      paymentReference: certain('5000005678901234'),
      alternatives: { invoiceNumber: [certain('2026-118')], grossCents: [certain(23900)] },
    })
  })

  test('is a credit invoice by its root, its type or its sign, with positive amounts', () => {
    const negative = ubl().replaceAll(/(Amount currencyID="EUR">)/g, '$1-')
    for (const xml of [ubl({ root: 'CreditNote' }), ubl().replace('>380<', '>381<'), negative]) {
      expect(proposalFromElectronicInvoice(xml)).toMatchObject({ kind: 'credit_invoice', grossCents: { value: 23900 } })
    }
    expect(proposalFromElectronicInvoice(negative)?.vatLines[0]).toEqual({
      ratePercent: 21,
      baseCents: 10000,
      vatCents: 2100,
    })
  })

  test('has the due date that its terms give, and no lines for VAT of another country', () => {
    const noDueDate = ubl().replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '')
    expect(proposalFromElectronicInvoice(noDueDate)).toMatchObject({
      dueDate: certain('2026-02-17'),
      paymentTermDays: certain(14),
    })
    const german = ubl().replace('<cbc:Percent>21<', '<cbc:Percent>19<')
    expect(proposalFromElectronicInvoice(german)).toMatchObject({ vatLines: [], vatCents: certain(2900) })
  })

  test('says whose the VAT is where none was charged, beside what is at 0% by itself', () => {
    const zero = (category: string, percent: string) =>
      `<cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">110.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>${category}</cbc:ID>${percent}</cac:TaxCategory></cac:TaxSubtotal>`
    const parts = [
      zero('Z', '<cbc:Percent>0</cbc:Percent>'),
      zero('AE', ''),
      // Some programs write the rate that was shifted.
      zero('AE', '<cbc:Percent>21</cbc:Percent>'),
      zero('K', '<cbc:Percent>0.00</cbc:Percent>'),
    ]
    const xml = ubl().replace(/<cac:TaxSubtotal>[^]*<\/cac:TaxSubtotal>/, parts.join(''))
    expect(proposalFromElectronicInvoice(xml)?.vatLines).toEqual([
      { ratePercent: 0, baseCents: 11000, vatCents: 0 },
      { ratePercent: 0, baseCents: 22000, vatCents: 0, shifted: 'reverse_charge' },
      { ratePercent: 0, baseCents: 11000, vatCents: 0, shifted: 'intra_community' },
    ])
  })

  test('finds the known supplier by the surest thing they share', () => {
    const byName = supplierOf({ id: 1, name: 'Kaashandel de Vries B.V.' })
    const byAccount = supplierOf({ id: 2, name: 'De Vries', iban: 'NL91 ABNA 0417 1643 00' })
    expect(proposalFromElectronicInvoice(ubl(), [byName])?.supplier.id).toBe(1)
    expect(proposalFromElectronicInvoice(ubl(), [byName, byAccount])?.supplier.id).toBe(2)
    expect(proposalFromElectronicInvoice(ubl(), [supplierOf({ id: 3, name: 'Bakker' })])?.supplier.id).toBeNull()
  })
})

describe('an invoice in CII', () => {
  test('is read exactly', () => {
    expect(proposalFromElectronicInvoice(cii())).toMatchObject({
      kind: 'invoice',
      currency: 'EUR',
      supplier: {
        name: certain('Muster GmbH'),
        vatNumber: certain('DE136695976'),
        iban: certain('DE89370400440532013000'),
        postcode: certain('46446'),
        emailAddress: certain('buchhaltung@muster.example'),
      },
      invoiceNumber: certain('RE-1107'),
      invoiceDate: certain('2026-02-03'),
      dueDate: certain('2026-03-05'),
      grossCents: certain(100000),
      netCents: certain(100000),
      vatCents: certain(0),
      vatLines: [{ ratePercent: 0, baseCents: 100000, vatCents: 0, shifted: 'intra_community' }],
    })
  })

  test('is a credit invoice by its type', () => {
    expect(proposalFromElectronicInvoice(cii().replace('>380<', '>381<'))?.kind).toBe('credit_invoice')
  })
})

describe('what is no electronic invoice', () => {
  test.each([
    ['another document', '<order xmlns="urn:example"><ID>1</ID></order>'],
    ['an invoice of another standard', '<Invoice><ID>1</ID></Invoice>'],
    ['text', 'Factuur 2026-001'],
    ['nothing', ''],
    ['a part of one', ubl().slice(0, 900)],
    ['one with a document type', `<!DOCTYPE Invoice SYSTEM "file:///etc/passwd">${ubl()}`],
    ['one with entities', ubl().replace('?>', '?><!doctype x [<!ENTITY a "b">]>')],
    ['endless depth', '<a>'.repeat(100_000)],
  ])('gives nothing: %s', (_, xml) => {
    expect(proposalFromElectronicInvoice(xml)).toBeNull()
  })

  test('reckons with no day at the end of the calendar', () => {
    const far = ubl()
      .replaceAll('2026-02-03', '9999-12-31')
      .replace(/<cbc:DueDate>.*?<\/cbc:DueDate>/, '')
    expect(proposalFromElectronicInvoice(far)).toMatchObject({ invoiceDate: null, dueDate: null })
  })

  test('leaves out what is damaged inside', () => {
    const broken = ubl()
      .replace('2026-02-03', '2026-02-31')
      .replace('NL91ABNA0417164300', 'NL00')
      .replace('239.00', 'veel')
    expect(proposalFromElectronicInvoice(broken)).toMatchObject({
      invoiceDate: null,
      grossCents: null,
      supplier: { iban: null },
    })
  })
})

describe('what programs write though no rule has it', () => {
  test.each([
    ['239.005', 23_901],
    ['239.0049', 23_900],
    ['239.0000', 23_900],
    ['239.5', 23_950],
    ['239', 23_900],
    ['-239.005', 23_901],
  ])('an amount of %s is rounded to %i cents, half away from zero', (written, cents) => {
    expect(proposalFromElectronicInvoice(ubl().replace('239.00', written))?.grossCents).toEqual(certain(cents))
  })

  test('VAT in a second currency is not that of the document, whichever comes first', () => {
    const other = '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">324.21</cbc:TaxAmount></cac:TaxTotal>'
    const [before, after] = [
      ubl().replace('<cac:TaxTotal>', `${other}$&`),
      ubl().replace('</cac:TaxTotal>', `$&${other}`),
    ]
    for (const xml of [before, after]) {
      expect(proposalFromElectronicInvoice(xml)).toMatchObject({
        currency: 'EUR',
        vatCents: certain(2900),
        vatLines: [{ ratePercent: 21 }, { ratePercent: 9 }],
      })
    }
    const inCii = cii().replace(
      '<ram:TaxTotalAmount currencyID="EUR">0.00',
      '<ram:TaxTotalAmount currencyID="SEK">9.00</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">0.00',
    )
    expect(proposalFromElectronicInvoice(inCii)?.vatCents).toEqual(certain(0))
  })

  test('VAT in another currency alone is what the totals differ by', () => {
    const xml = ubl().replace(/<cac:TaxTotal>.*?<\/cac:TaxTotal>/s, (total) => total.replaceAll('"EUR"', '"SEK"'))
    expect(proposalFromElectronicInvoice(xml)).toMatchObject({ vatCents: certain(2900), vatLines: [] })
  })

  test('what VAT is made of may stand in a total of its own', () => {
    const split = ubl().replace(
      '29.00</cbc:TaxAmount>',
      '29.00</cbc:TaxAmount></cac:TaxTotal><cac:TaxTotal><cbc:TaxAmount currencyID="EUR">29.00</cbc:TaxAmount>',
    )
    expect(proposalFromElectronicInvoice(split)).toMatchObject({
      vatCents: certain(2900),
      vatLines: [
        { ratePercent: 21, baseCents: 10000 },
        { ratePercent: 9, baseCents: 11000 },
      ],
    })
  })

  test('a document that names no currency has that of its total, and one that names none at all is not in euros', () => {
    const unnamed = ubl().replace(/<cbc:DocumentCurrencyCode>.*?<\/cbc:DocumentCurrencyCode>/, '')
    expect(proposalFromElectronicInvoice(unnamed)?.currency).toBe('EUR')
    expect(proposalFromElectronicInvoice(unnamed.replaceAll('"EUR"', '"SEK"'))?.currency).toBe('SEK')
    expect(proposalFromElectronicInvoice(unnamed.replaceAll(' currencyID="EUR"', ''))?.currency).toBe('XXX')
  })

  test('eight digits of a company elsewhere are no KvK number', () => {
    const bare = ubl().replace(' schemeID="0106"', '')
    const from = (country: string) =>
      bare.replace(
        '<cac:PostalAddress>',
        `$&<cac:Country><cbc:IdentificationCode>${country}</cbc:IdentificationCode></cac:Country>`,
      )
    expect(proposalFromElectronicInvoice(bare)?.supplier.kvkNumber).toEqual(certain('12345678'))
    expect(proposalFromElectronicInvoice(from('NL'))?.supplier.kvkNumber).toEqual(certain('12345678'))
    expect(proposalFromElectronicInvoice(from('GB'))?.supplier.kvkNumber).toBeNull()
  })

  test('the envelope of a network is opened', () => {
    const header = '<StandardBusinessDocumentHeader><HeaderVersion>1.0</HeaderVersion></StandardBusinessDocumentHeader>'
    const wrapped = (content: string) =>
      `<StandardBusinessDocument xmlns="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader">${header}${content}</StandardBusinessDocument>`
    const plain = ubl().replace(/<\?xml.*?\?>/, '')
    expect(proposalFromElectronicInvoice(wrapped(plain))).toEqual(proposalFromElectronicInvoice(ubl()))
    expect(proposalFromElectronicInvoice(wrapped(''))).toBeNull()
    expect(proposalFromElectronicInvoice(wrapped('<Order/>'))).toBeNull()
  })
})
