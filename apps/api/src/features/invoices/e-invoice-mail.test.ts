import { contract, type ContactInput } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { proposalFromElectronicInvoice } from '@klopt/recognition'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aContact, aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailInvoice, mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.openOn(server, '2026-05-20')
})
afterAll(() => server.stop())

const OIN = '00000001822667800000'
const customer = (changes: Partial<ContactInput> = {}) =>
  books.contact({ kvkNumber: '12345678', wantsEInvoice: true, ...changes })
const send = (invoice: { id: number; version: number }) =>
  books.client.send(contract.invoices.send, {
    params: { ...books.params, invoiceId: invoice.id },
    body: { version: invoice.version, recipient: 'klant@klant.example', subject: 'Factuur', body: aLetter() },
  })
async function newMail(work: () => Promise<unknown>) {
  const before = new Set(await mailNames(books))
  await work()
  const name = (await mailNames(books)).find((each) => !before.has(each))
  return readMail(books, must(name, 'a mail'))
}

test('who gets e-invoices has the invoice as one beside the PDF, the same that can be downloaded', async () => {
  const draft = await books.draft({ contactId: await customer({ oin: OIN }) })
  const params = { ...books.params, invoiceId: draft.id }
  const { numberToCome, attachments } = await books.client.call(contract.invoices.mailPreview, { params })
  expect(attachments).toEqual([`Factuur ${numberToCome}.pdf`, `Factuur ${numberToCome}.xml`])
  const mail = await newMail(() => send(draft))
  const { number } = await books.show(draft.id)
  expect(mail.attachments.map(({ filename }) => filename)).toEqual([`Factuur ${number}.pdf`, `Factuur ${number}.xml`])
  const xml = new TextDecoder().decode(mail.attachments[1]?.content as ArrayBuffer)
  expect(xml).toContain(`<cbc:EndpointID schemeID="0190">${OIN}</cbc:EndpointID>`)
  expect(proposalFromElectronicInvoice(xml)?.grossCents?.value).toBe(12_100)
  expect((await books.client.send(contract.invoices.eInvoice, { params })).body).toBe(xml)
})

test('who does not ask for them has the PDF alone', async () => {
  const invoice = await books.invoice({ contactId: await customer({ wantsEInvoice: false }) })
  const { attachments } = await newMail(() => send(invoice))
  expect(attachments).toHaveLength(1)
})

test('what cannot be an e-invoice is not mailed to who gets them, says why, and a draft stays one', async () => {
  const contactId = await customer({ kvkNumber: null, vatNumber: null })
  const draft = await books.draft({ contactId })
  const missing = 'Van je klant ontbreekt het KvK-nummer, het OIN of het btw-id.'
  expect(await send(draft)).toMatchObject({
    status: 422,
    body: { code: 90125, fields: { 'buyer.eInvoice': missing } },
  })
  expect(await books.show(draft.id)).toMatchObject({ number: null, messages: [] })
  const { version } = await books.client.call(contract.contacts.get, { params: { ...books.params, contactId } })
  await books.client.call(contract.contacts.save, {
    params: { ...books.params, contactId },
    body: { ...aContact(), oin: OIN, version },
  })
  expect(await send(draft)).toMatchObject({ status: 200 })
})

test('an OIN is twenty digits, and is kept by a writer that does not know of it', async () => {
  const contactId = await customer({ oin: '0000 0001 8226 6780 0000' })
  const params = { ...books.params, contactId }
  const { version, oin, wantsEInvoice } = await books.client.call(contract.contacts.get, { params })
  expect({ oin, wantsEInvoice }).toEqual({ oin: OIN, wantsEInvoice: true })
  const save = (body: object) =>
    books.client.send(contract.contacts.save, { params, body: { ...aContact(), ...body, version } })
  expect(await save({ oin: '123' })).toMatchObject({
    status: 422,
    body: { fields: { oin: expect.any(String) as string } },
  })
  expect(await save({})).toMatchObject({ status: 200 })
  expect(await books.client.call(contract.contacts.get, { params })).toMatchObject({ oin: OIN, wantsEInvoice: true })
  await expect(books.rows("UPDATE contacts SET oin = '123' WHERE administration_id = $1")).rejects.toThrow(
    'contacts_oin',
  )
})

test('a customer downloads the e-invoice of an invoice of theirs, and is not offered one that cannot be', async () => {
  const invoice = await books.invoice({ contactId: await customer({ wantsEInvoice: false }) })
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const params = { token: link.token, invoiceId: invoice.id }
  expect(await visitor.call(contract.customerDashboard.invoice, { params })).toMatchObject({ hasEInvoice: true })
  const { status, body } = await visitor.send(contract.customerDashboard.eInvoice, { params })
  expect(status).toBe(200)
  expect(proposalFromElectronicInvoice(String(body))?.invoiceNumber?.value).toBe(invoice.number)

  const person = await books.invoice({ contactId: await books.contact({ kind: 'person', name: 'Jan Jansen' }) })
  const mail = await newMail(() => send(person))
  const own = linkIn(mail.text)
  const viewer = await comeIn(books, own)
  const its = { token: own.token, invoiceId: person.id }
  expect(await viewer.call(contract.customerDashboard.invoice, { params: its })).toMatchObject({ hasEInvoice: false })
  expect(await viewer.send(contract.customerDashboard.eInvoice, { params: its })).toMatchObject({
    status: 422,
    body: { code: 90123 },
  })
})
