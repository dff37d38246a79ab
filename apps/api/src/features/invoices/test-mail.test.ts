import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../pdf/read-pdf.test-support.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { aLetter } from '../books-input.test-support.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
  books = await Books.open(server)
})
afterAll(() => server.stop())

async function newMails(work: () => Promise<unknown>) {
  const before = new Set(await mailNames(books))
  await work()
  const names = (await mailNames(books)).filter((each) => !before.has(each))
  return Promise.all(names.map((name) => readMail(books, name)))
}

const sendTest = (invoiceId: number, body = aLetter()) =>
  books.client.send(contract.invoices.sendTest, {
    params: { ...books.params, invoiceId },
    body: { subject: 'Factuur {{factuurnummer}}', body },
  })

test('a test of a draft goes to who asks for it alone, says that it is one, and changes nothing of the invoice', async () => {
  const draft = await books.draft()
  const before = await books.show(draft.id)
  const counters = await books.rows('SELECT * FROM counters WHERE administration_id = $1 ORDER BY name')
  const [mail, ...others] = await newMails(() => sendTest(draft.id))
  expect(others).toEqual([])
  const [user] = await books.rows<{ email_address: string }>(
    `SELECT u.email_address FROM users u JOIN roles r ON r.user_id = u.id WHERE r.administration_id = $1`,
  )
  expect(mail?.to).toEqual([{ name: '', address: user?.email_address }])
  expect(mail?.subject).toBe('Test: Factuur 2026-0001')
  expect(mail?.text).toContain('Dit is een test, alleen naar jou gestuurd. Je klant heeft niets ontvangen.')
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual(['Factuur concept.pdf'])
  expect((await readPdf(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer))).pages.join()).toMatch(/concept/i)
  expect(await books.show(draft.id)).toEqual(before)
  expect(await books.rows('SELECT * FROM counters WHERE administration_id = $1 ORDER BY name')).toEqual(counters)
  expect(await books.rows('SELECT id FROM customer_keys WHERE administration_id = $1')).toEqual([])
})

test('a test of a final invoice has the paper that its customer gets', async () => {
  const invoice = await books.invoice()
  const [mail] = await newMails(() => sendTest(invoice.id))
  expect(mail?.subject).toBe(`Test: Factuur ${invoice.number}`)
  expect(mail?.attachments.map(({ filename }) => filename)).toEqual([`Factuur ${invoice.number}.pdf`])
  expect((await books.show(invoice.id)).messages).toEqual([])
})

test('a letter without a word is no test, and an invoice of somebody else is not there', async () => {
  const draft = await books.draft()
  expect(await sendTest(draft.id, aLetter(' '))).toMatchObject({
    status: 422,
    body: { fields: { body: 'Vul een bericht in' } },
  })
  const other = await Books.open(server)
  expect((await sendTest((await other.draft()).id)).status).toBe(404)
})
