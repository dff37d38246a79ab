import { expect, test } from 'vitest'
import { documentTotals, type DocumentLineInput } from '../documents/document-totals.ts'
import { eInvoiceFaults } from './faults.ts'
import type { EInvoice, EInvoiceParty } from './types.ts'
import { writeUbl } from './write-ubl.ts'

const seller: EInvoiceParty = {
  name: 'Studio & Zoon',
  street: 'Grote Markt 2',
  postcode: '2011 RD',
  city: 'Haarlem',
  country: 'NL',
  kvkNumber: '12345678',
  oin: null,
  vatNumber: 'NL123456782B01',
  emailAddress: null,
}
const date = '2026-05-20'

function anEInvoice(lines: DocumentLineInput[], changes: Partial<EInvoice> = {}): EInvoice {
  const { pricesIncludeVat = false } = changes
  return {
    number: '2026-001',
    date,
    dueDate: '2026-06-03',
    corrects: null,
    supply: null,
    deliveryCountry: null,
    reference: '',
    note: '',
    paymentText: 'Graag betalen',
    iban: 'NL91ABNA0417164300',
    seller,
    buyer: { ...seller, name: 'Gemeente Haarlem', kvkNumber: '87654321', vatNumber: null },
    lines: lines.map((line) => ({ description: 'Werk', unit: '', discountPercent: '0', ...line })),
    pricesIncludeVat,
    totals: documentTotals({ lines, pricesIncludeVat, date }),
    prepaidCents: 0,
    ...changes,
  }
}
const aLine = (changes: Partial<DocumentLineInput> = {}): DocumentLineInput => ({
  quantity: '1',
  unitPrice: '100',
  vatCode: 'sale_high',
  ...changes,
})
const amountsOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name} currencyID="EUR">([^<]*)<`, 'g'))].map(([, text]) => text)

test('a discount on a line is taken off it, and one on the document in its VAT category', () => {
  const lines = [aLine({ quantity: '3', unitPrice: '59.1667', discountPercent: '10' })]
  const totals = documentTotals({ lines, pricesIncludeVat: false, discountPercent: '5', date })
  const xml = writeUbl(anEInvoice(lines, { totals }))
  // 3 x 59.1667 is 177.50; less 10% of 177.5001 is 159.75; less 5% is 7.99, which leaves 151.76 and 31.87 of VAT.
  expect(amountsOf(xml, 'LineExtensionAmount')).toEqual(['159.75', '159.75'])
  expect(amountsOf(xml, 'Amount')).toEqual(['7.99', '17.75'])
  expect(amountsOf(xml, 'TaxAmount')).toEqual(['31.87', '31.87'])
  expect(amountsOf(xml, 'PayableAmount')).toEqual(['183.63'])
})

test('a price with VAT is told without it, so exactly that the line keeps its amount', () => {
  const xml = writeUbl(anEInvoice([aLine({ quantity: '3', unitPrice: '19.95' })], { pricesIncludeVat: true }))
  // 59.85 with 21% is 49.46 without: 16.4866666667 each.
  expect(amountsOf(xml, 'PriceAmount')).toEqual(['16.4866666667'])
  expect(amountsOf(xml, 'TaxInclusiveAmount')).toEqual(['59.85'])
})

test('a negative price goes by a negative quantity', () => {
  const xml = writeUbl(anEInvoice([aLine(), aLine({ unitPrice: '-20' })]))
  expect(xml).toContain('<cbc:InvoicedQuantity unitCode="C62">-1</cbc:InvoicedQuantity>')
  expect(amountsOf(xml, 'PriceAmount')).toEqual(['100', '20'])
})

test('codes that are one category and rate are one subtotal, and each category says why it has no VAT', () => {
  const buyer = { ...seller, vatNumber: 'DE136695976', country: 'DE', kvkNumber: null }
  const lines = [
    aLine(),
    aLine({ vatCode: 'sale_lodging' }),
    aLine({ vatCode: 'sale_eu_goods' }),
    aLine({ vatCode: 'sale_exempt' }),
  ]
  const xml = writeUbl(anEInvoice(lines, { buyer }))
  expect(amountsOf(xml, 'TaxableAmount')).toEqual(['200.00', '100.00', '100.00'])
  expect(xml).toContain('artikel 138')
  expect(xml).toContain('artikel 11 Wet')
  expect(xml).toContain('<cbc:ActualDeliveryDate>2026-05-20</cbc:ActualDeliveryDate>')
  expect(xml).toContain('nlcius')
})

test('what bears no VAT in the Netherlands is not said to be taxed in another country', () => {
  const lines = [aLine({ vatCode: 'sale_outside_scope' })]
  const to = (country: string) => writeUbl(anEInvoice(lines, { buyer: { ...seller, country } }))
  expect(to('NL')).toContain('<cbc:TaxExemptionReason>Geen btw van toepassing.<')
  expect(to('US')).toContain('<cbc:TaxExemptionReason>Geen Nederlandse btw: de dienst is belast')
})

test('a government body is found by its own number', () => {
  const buyer = { ...seller, kvkNumber: '87654321', oin: '00000001822667800000' }
  const xml = writeUbl(anEInvoice([aLine()], { buyer }))
  expect(xml).toContain('<cbc:EndpointID schemeID="0190">00000001822667800000</cbc:EndpointID>')
  expect(xml).toContain('<cbc:CompanyID schemeID="0190">00000001822667800000</cbc:CompanyID>')
  expect(eInvoiceFaults(anEInvoice([aLine()], { buyer: { ...buyer, kvkNumber: null, vatNumber: null } }))).toEqual([])
})

test('what was paid before is taken from what is to be paid, and texts cannot break the document', () => {
  const xml = writeUbl(anEInvoice([aLine()], { prepaidCents: 2100, note: 'a < b & c\u0001' }))
  expect(amountsOf(xml, 'PayableAmount')).toEqual(['100.00'])
  expect(xml).toContain('<cbc:Note>a &lt; b &amp; c</cbc:Note>')
})

test('everything that is missing is said at once', () => {
  const lines = [aLine({ vatCode: 'sale_reverse' }), aLine({ vatCode: 'sale_outside_scope' })]
  const faults = eInvoiceFaults(
    anEInvoice(lines, { iban: null, seller: { ...seller, kvkNumber: null, vatNumber: null, street: ' ' } }),
  )
  expect(faults).toEqual([
    'Van je bedrijf ontbreekt de straat.',
    'Van je bedrijf ontbreekt het KvK-nummer. Vul het in bij Instellingen.',
    'Van je bedrijf ontbreekt het btw-id. Vul het in bij Instellingen.',
    'Van je klant ontbreekt het btw-id, dat bij verlegde btw nodig is.',
    'Regels zonder Nederlandse btw kunnen niet met andere regels op één e-factuur. Maak er twee facturen van.',
    'Van je bedrijf ontbreekt het rekeningnummer (IBAN). Vul het in bij Instellingen.',
  ])
})

test('a deposit has a code of its own where both parties are on Peppol, and the final invoice refers to it', () => {
  const deposits = [{ number: '2026-000', date: '2026-04-01' }]
  const onPeppol = (changes: Partial<EInvoice>) => writeUbl(anEInvoice([aLine()], changes))
  expect(onPeppol({ isDeposit: true })).toContain('<cbc:InvoiceTypeCode>386<')
  const withoutNumber = { ...seller, vatNumber: null, kvkNumber: null }
  expect(onPeppol({ isDeposit: true, buyer: withoutNumber })).toContain('<cbc:InvoiceTypeCode>380<')
  const xml = onPeppol({ deposits })
  expect(xml).toContain('<cbc:InvoiceTypeCode>380<')
  expect(xml.replaceAll(/>\s+</g, '><')).toContain(
    '<cac:BillingReference><cac:InvoiceDocumentReference><cbc:ID>2026-000</cbc:ID><cbc:IssueDate>2026-04-01</cbc:IssueDate>',
  )
})

test('an invoice in another currency states its VAT in euros too', () => {
  const lines = [aLine({ quantity: '3', unitPrice: '59.1667' })]
  const xml = writeUbl(anEInvoice(lines, { inEuros: { currency: 'USD', vatCents: 34_41 } }))
  expect(xml).toContain('<cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>')
  expect(xml).toContain('<cbc:TaxCurrencyCode>EUR</cbc:TaxCurrencyCode>')
  expect(xml).toContain('<cbc:TaxAmount currencyID="USD">37.28</cbc:TaxAmount>')
  expect(xml).toContain('<cbc:PayableAmount currencyID="USD">214.78</cbc:PayableAmount>')
  expect(amountsOf(xml, 'TaxAmount')).toEqual(['34.41'])
})

test('without VAT nothing is told in euros, and yens have no decimals', () => {
  const lines = [aLine({ vatCode: 'sale_export', unitPrice: '15000' })]
  const totals = documentTotals({ lines, pricesIncludeVat: false, date, decimals: 0 })
  const xml = writeUbl(anEInvoice(lines, { totals, inEuros: { currency: 'JPY', vatCents: 0 } }))
  expect(xml).toContain('<cbc:PayableAmount currencyID="JPY">15000</cbc:PayableAmount>')
  expect(xml).not.toContain('EUR')
})

test('three decimals do not fit an e-invoice', () => {
  const [fault] = eInvoiceFaults(anEInvoice([aLine()], { inEuros: { currency: 'KWD', vatCents: 0 } }))
  expect(fault).toContain('drie decimalen')
})
