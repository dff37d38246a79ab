import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailInvoice } from './customer.test-support.ts'

const { customerDashboard, customerLinks } = contract

let server: KloptTestServer
let books: Books
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  // A day later each time, so that what is counted by the hour begins anew.
  server.clock.set(new Date(server.clock.now().getTime() + 86_400_000).toISOString())
  books = await Books.open(server)
})

const codeOf = ({ body }: RawAnswer) => (body as { code?: number } | null)?.code

test('a mailed invoice leads to the page of its customer, which says what is open', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = server.world.visitor()
  const opened = await visitor.send(customerDashboard.open, { params: link, body: { key: link.key } })
  expect(opened).toMatchObject({ status: 200, body: { invoiceId: invoice.id, estimateId: null } })
  const cookie = opened.headers.get('set-cookie')
  expect(cookie).toMatch(new RegExp(`Path=/api/v2/customer-dashboard/${link.token}; HttpOnly; SameSite=Strict`))
  expect(cookie).not.toContain(link.key)

  const page = await visitor.call(customerDashboard.get, { params: link })
  // Who comes in with a key has the page at once.
  expect((opened.body as { page: unknown }).page).toEqual(page)
  expect(page).toMatchObject({
    customer: { name: 'Gemeente Haarlem', kind: 'company', language: 'nl' },
    estimates: [],
    isPreview: false,
    openCents: 12_100,
    invoices: [{ id: invoice.id, number: invoice.number, grossCents: 12_100, openCents: 12_100, paidOn: null }],
  })
  expect((await books.show(invoice.id)).status).toMatch(/viewed|late/)
})

test('what a customer paid too much is told them as a credit, until it is paid back', async () => {
  const contactId = await books.contact()
  const invoice = await books.invoice({ contactId })
  const link = await mailInvoice(books, invoice)
  await books.process(await books.line(5_000), { credits: [{ contactId, amountCents: 5_000 }] })
  const other = await books.contact({ name: 'Een ander' })
  await books.process(await books.line(900), { credits: [{ contactId: other, amountCents: 900 }] })
  const visitor = await comeIn(books, link)
  const page = () => visitor.call(customerDashboard.get, { params: link })
  expect(await page()).toMatchObject({ creditCents: 5_000, openCents: 7_100 })
  const [credit] = await books.rows<{ id: number }>(
    'SELECT id FROM open_items WHERE administration_id = $1 AND open_cents = -5000',
  )
  const back = { openItemId: must(credit, 'the credit').id, amountCents: -5_000 }
  await books.process(await books.line(-5_000), { items: [back] })
  expect(await page()).toMatchObject({ creditCents: 0, openCents: 12_100 })
})

test('bekeken comes from the mail being opened, or from the page showing the invoice, and is told once', async () => {
  const today = server.clock.now().toISOString().slice(0, 10)
  const contactId = await books.contact()
  const mailed = await books.invoice({ contactId, invoiceDate: today })
  const other = await books.invoice({ contactId, invoiceDate: today })
  const link = await mailInvoice(books, mailed)
  expect((await books.show(mailed.id)).status).toBe('sent')
  const visitor = await comeIn(books, link)
  expect((await books.show(mailed.id)).status).toBe('viewed')
  expect((await books.show(other.id)).status).toBe('open')
  for (const _time of [1, 2]) await visitor.call(customerDashboard.view, { params: { ...link, invoiceId: other.id } })
  expect((await books.show(other.id)).status).toBe('viewed')
  const views = await books.rows("SELECT FROM audit_log WHERE administration_id = $1 AND action = 'view'")
  expect(views).toHaveLength(1)
})

test('an invoice that was given up is not called paid', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  await books.client.call(contract.badDebts.writeOff, { params: { ...books.params, invoiceId: invoice.id }, body: {} })
  const visitor = await comeIn(books, link)
  const { openCents, invoices } = await visitor.call(customerDashboard.get, { params: link })
  expect({ openCents, invoices }).toMatchObject({ openCents: 0, invoices: [{ status: 'written_off', paidOn: null }] })
})

test("another's document is 204002, one that is missing or a draft 204003, whatever is asked of it", async () => {
  const contactId = await books.contact({ kvkNumber: '12345678' })
  const own = await books.invoice({ contactId })
  const ofNeighbour = await books.invoice()
  const elsewhere = await Books.open(server)
  const ofOthers = await elsewhere.invoice()
  const draft = await books.draft({ contactId })
  const link = await mailInvoice(books, own)
  const visitor = await comeIn(books, link)
  for (const call of [
    customerDashboard.invoice,
    customerDashboard.view,
    customerDashboard.pdf,
    customerDashboard.eInvoice,
  ]) {
    const ask = async (invoiceId: number) => visitor.send(call, { params: { ...link, invoiceId } })
    for (const { id } of [ofNeighbour, ofOthers]) {
      expect(await ask(id)).toMatchObject({ status: 403, body: { code: 204002 } })
    }
    for (const id of [draft.id, 999_999_999]) {
      expect(await ask(id)).toMatchObject({ status: 404, body: { code: 204003 } })
    }
    expect((await ask(own.id)).status).toBeLessThan(300)
  }
  const pay = (invoiceIds: number[]) => visitor.send(customerDashboard.payments, { params: link, body: { invoiceIds } })
  expect(codeOf(await pay([own.id, ofNeighbour.id]))).toBe(204002)
  expect((await books.show(ofNeighbour.id)).status).not.toBe('viewed')
})

test('invoices in dollars are paid in dollars, without a code, and not together with euros', async () => {
  const contactId = await books.contact()
  const inDollars = { contactId, currency: 'USD', exchangeRate: '1.1' }
  const first = await books.invoice(inDollars)
  const second = await books.invoice(inDollars)
  const inEuros = await books.invoice({ contactId })
  const visitor = await comeIn(books, await mailInvoice(books, first))
  const link = await mailInvoice(books, second)
  const pay = (invoiceIds: number[]) => visitor.send(customerDashboard.payments, { params: link, body: { invoiceIds } })
  expect((await pay([first.id, second.id])).body).toMatchObject({
    iban: 'NL20INGB0001234567',
    amountCents: 22_000,
    foreign: { currency: 'USD', decimals: 2, amount: 24_200 },
    reference: `${first.number} ${second.number}`,
    epcPayload: null,
  })
  expect(codeOf(await pay([first.id, inEuros.id]))).toBe(90151)
})

test('several invoices are paid in one payment with one reference', async () => {
  const contactId = await books.contact()
  const first = await books.invoice({ contactId })
  const second = await books.invoice({ contactId })
  const visitor = await comeIn(books, await mailInvoice(books, first))
  const link = await mailInvoice(books, second)
  const pay = (invoiceIds: number[]) => visitor.send(customerDashboard.payments, { params: link, body: { invoiceIds } })
  expect((await pay([first.id, second.id, first.id])).body).toEqual({
    name: expect.stringContaining('Bedrijf') as string,
    iban: 'NL20INGB0001234567',
    amountCents: 24_200,
    foreign: null,
    reference: `${first.number} ${second.number}`,
    epcPayload: expect.stringContaining('EUR242.00') as string,
  })
  const item = await books.openItem(first.number)
  await books.process(await books.line(12_100), { items: [{ openItemId: item.id, amountCents: 12_100 }] })
  expect(codeOf(await pay([first.id, second.id]))).toBe(90151)
  expect(codeOf(await pay([]))).toBe(90001)
  const page = await visitor.call(customerDashboard.get, { params: link })
  expect(page.invoices.find(({ id }) => id === first.id)).toMatchObject({
    status: 'paid',
    openCents: 0,
    paidOn: expect.stringMatching(/^2026-/) as string,
  })
  const statement = await visitor.call(customerDashboard.statement, { params: link, query: { from: '2026-01-01' } })
  expect(statement.balanceCents).toBe(12_100)
  expect(statement.lines.map(({ kind, amountCents }) => [kind, amountCents])).toEqual(
    expect.arrayContaining([
      ['invoice', 12_100],
      ['payment', -12_100],
    ]),
  )
})

test('the paper of an invoice comes with how to pay it', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const shown = await visitor.call(customerDashboard.invoice, { params: { ...link, invoiceId: invoice.id } })
  expect(shown).toMatchObject({
    number: invoice.number,
    paper: {
      due: { label: 'Te betalen', amount: '€\xa0121,00' },
      buyerLines: expect.arrayContaining(['Gemeente Haarlem']),
    },
    payment: { amountCents: 12_100, reference: invoice.number },
  })
})

test('an owner sees the page as the customer does, leaves no trace and does nothing on it', async () => {
  const invoice = await books.invoice()
  const { contactId } = await books.show(invoice.id)
  const params = { ...books.params, contactId: must(contactId, 'the customer') }
  const { path } = await books.client.call(customerLinks.preview, { params })
  const link = linkIn(path)
  const visitor = await comeIn(books, link)
  expect(await visitor.call(customerDashboard.get, { params: link })).toMatchObject({ isPreview: true })
  const view = await visitor.send(customerDashboard.view, { params: { ...link, invoiceId: invoice.id } })
  expect(view).toMatchObject({ status: 403, body: { code: 90150 } })
  expect((await books.show(invoice.id)).status).not.toBe('viewed')
  const { items } = await books.client.call(customerLinks.list, { params })
  expect(items).toMatchObject([{ lastUsedAt: null, revokedAt: null, sentTo: [] }])
})
