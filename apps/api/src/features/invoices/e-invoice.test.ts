import { contract, type InvoiceInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { seeElectronicInvoice } from '@klopt/recognition/electronic-invoice-view'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedTestServer, type KloptTestServer } from '../../testing/index.ts'
import { anInvoiceLine } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await sharedTestServer()
  books = await Books.openOn(server, '2026-05-20')
})
afterAll(() => server.stop())

const ask = (invoiceId: number) =>
  books.client.send(contract.invoices.eInvoice, { params: { ...books.params, invoiceId } })
const company = () => books.contact({ kvkNumber: '12345678' })

/** The e-invoice of a new final invoice, as our own reader reads it. */
async function written(changes: Partial<InvoiceInput>) {
  const { id } = await books.invoice({ contactId: await company(), ...changes })
  return { id, ...(await readBack(id)) }
}
async function readBack(invoiceId: number) {
  const { status, body } = await ask(invoiceId)
  expect(status).toBe(200)
  const xml = String(body)
  return { xml, view: must(seeElectronicInvoice(xml), 'an e-invoice').view }
}

test('an invoice is written as UBL that is read back with the same totals', async () => {
  const { id, xml, view } = await written({
    reference: 'PO 17 & 18',
    discountPercent: '5',
    lines: [
      anInvoiceLine({ quantity: '3', unitPrice: '59.1667', discountPercent: '10' }),
      anInvoiceLine({ vatCode: 'sale_low' }),
    ],
  })
  const { totals } = await books.show(id)
  const amount = (cents: number) => (cents / 100).toFixed(2)
  expect(xml).toContain('poacc:billing:3.0')
  expect(xml).toContain(
    `<cbc:TaxInclusiveAmount currencyID="EUR">${amount(totals.grossCents)}</cbc:TaxInclusiveAmount>`,
  )
  expect(xml).toContain(`<cbc:TaxExclusiveAmount currencyID="EUR">${amount(totals.netCents)}</cbc:TaxExclusiveAmount>`)
  expect(xml).toContain('<cbc:BuyerReference>PO 17 &amp; 18</cbc:BuyerReference>')
  expect(JSON.stringify(view)).toContain(String(totals.grossCents))
  expect((await ask(id)).body).toBe(xml)
})

test('a credit invoice of an invoice is a credit note that names it, in positive amounts', async () => {
  const invoice = await books.invoice({ contactId: await company() })
  const credit = await books.credit(invoice.id)
  await books.finalise(credit)
  const { xml } = await readBack(credit.id)
  expect(xml).toContain('<CreditNote ')
  expect(xml).toContain(`<cac:InvoiceDocumentReference><cbc:ID>${invoice.number}</cbc:ID>`)
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">121.00</cbc:PayableAmount>')
  expect(xml).not.toContain('PaymentMeans')
})

test('one that names no invoice is an invoice of a negative amount', async () => {
  const { xml } = await written({ lines: [anInvoiceLine({ quantity: '-1' })] })
  expect(xml).toContain('<Invoice ')
  expect(xml).toContain('<cbc:PayableAmount currencyID="EUR">-121.00</cbc:PayableAmount>')
})

test('what is missing is said in words, and a draft is none', async () => {
  const person = await books.contact({ kind: 'person', name: 'Jan Jansen' })
  const { id } = await books.invoice({ contactId: person })
  const missing = 'Van je klant ontbreekt het KvK-nummer, het OIN of het btw-id.'
  expect(await ask(id)).toMatchObject({ status: 422, body: { code: 90123, fields: { '': missing } } })
  const draft = await books.draft()
  expect(await ask(draft.id)).toMatchObject({ status: 422, body: { code: 90123 } })
})
