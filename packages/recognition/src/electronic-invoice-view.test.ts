import { expect, test } from 'vitest'
import { seeElectronicInvoice } from './electronic-invoice-view.ts'
import { cii, ubl } from './testing/electronic-invoices.ts'

const line = `<cac:InvoiceLine><cbc:InvoicedQuantity unitCode="C62">2</cbc:InvoicedQuantity>
  <cbc:LineExtensionAmount currencyID="EUR">100.00</cbc:LineExtensionAmount>
  <cac:Item><cbc:Description>jong belegen</cbc:Description><cbc:Name>Kaas</cbc:Name><cac:ClassifiedTaxCategory><cbc:Percent>21</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item>
  <cac:Price><cbc:PriceAmount currencyID="EUR">50.0000</cbc:PriceAmount></cac:Price></cac:InvoiceLine>`
const attached = (mimeCode: string, content: string) =>
  `<cac:AdditionalDocumentReference><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${mimeCode}">${content}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`

test('an invoice in UBL is made into a view', () => {
  const xml = ubl().replace('<cac:LegalMonetaryTotal>', `${line}$&`)
  expect(seeElectronicInvoice(xml)).toEqual({
    pdf: null,
    view: {
      isCredit: false,
      currency: 'EUR',
      number: '2026-118',
      issueDate: '2026-02-03',
      dueDate: '2026-03-05',
      supplier: {
        name: 'Kaashandel De Vries',
        address: ['2801 ab'],
        kvkNumber: '12345678',
        vatNumber: 'NL123456782B01',
      },
      customer: { name: null, address: [], kvkNumber: null, vatNumber: null },
      iban: 'NL91ABNA0417164300',
      paymentReference: '5000005678901234',
      notes: ['Betalen binnen 14 dagen'],
      lines: [
        { description: 'Kaas: jong belegen', quantity: '2', unitPrice: '50.0000', ratePercent: '21', netCents: 10_000 },
      ],
      vat: [
        { percent: 21, baseCents: 10_000, vatCents: 2_100 },
        { percent: 9, baseCents: 11_000, vatCents: 800 },
      ],
      netCents: 21_000,
      vatCents: 2_900,
      grossCents: 23_900,
      payableCents: 20_000,
    },
  })
})

test('an invoice in CII is made into a view', () => {
  expect(seeElectronicInvoice(cii())?.view).toMatchObject({
    number: 'RE-1107',
    supplier: { name: 'Muster GmbH', address: ['46446'], vatNumber: 'DE136695976' },
    grossCents: 100_000,
    payableCents: 100_000,
  })
})

test('the PDF in it is found among what is attached', () => {
  const xml = ubl().replace(
    '<cac:AccountingSupplierParty>',
    `${attached('text/csv', 'YQ==')}${attached('application/pdf', 'JVBE\n Ri0x ')}$&`,
  )
  expect(seeElectronicInvoice(xml)?.pdf).toBe('JVBERi0x')
})

test.each(['', '<Order/>', 'geen XML', '<!DOCTYPE Invoice><Invoice/>'])('%j is no invoice', (xml) => {
  expect(seeElectronicInvoice(xml)).toBeNull()
})
