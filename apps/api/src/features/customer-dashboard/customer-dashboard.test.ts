import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeEach, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type RawAnswer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, linkIn, mailInvoice, mailNames, readMail } from './customer.test-support.ts'

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
const unknown = { token: 'aaaaaaaaaaaaaaaaaaaaaa', key: 'b'.repeat(43) }

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

test('an unknown page, a wrong key and a page without a cookie are 204001', async () => {
  const link = await mailInvoice(books, await books.invoice())
  const visitor = server.world.visitor()
  expect(codeOf(await visitor.send(customerDashboard.open, { params: unknown, body: unknown }))).toBe(204001)
  expect(codeOf(await visitor.send(customerDashboard.open, { params: link, body: unknown }))).toBe(204001)
  for (const params of [link, unknown, { token: '1' }, { token: "'; --" }]) {
    const answer = await visitor.send(customerDashboard.get, { params: { token: encodeURIComponent(params.token) } })
    expect(answer).toMatchObject({ status: 401, body: { code: 204001 } })
  }
})

test('the cookie of one page opens no other, and one who is signed in does not come in by that', async () => {
  const mine = await mailInvoice(books, await books.invoice())
  const elsewhere = await Books.open(server)
  const theirs = await mailInvoice(elsewhere, await elsewhere.invoice())
  const visitor = await comeIn(books, mine)
  expect(await visitor.send(customerDashboard.get, { params: theirs })).toMatchObject({
    status: 401,
    body: { code: 204001 },
  })
  // The key of one page with the name of another.
  expect(codeOf(await visitor.send(customerDashboard.open, { params: theirs, body: mine }))).toBe(204001)
  expect(codeOf(await books.client.send(customerDashboard.get, { params: mine }))).toBe(204001)
  // Nor does the cookie of a page open anything that is for who is signed in.
  expect(codeOf(await visitor.send(contract.invoices.list, { params: books.params }))).toBe(2003)
})

test('a link that is too old and a session that is too old are 204000', async () => {
  const link = await mailInvoice(books, await books.invoice())
  const visitor = await comeIn(books, link)
  const days = (count: number) => new Date(server.clock.now().getTime() + count * 86_400_000).toISOString()
  server.clock.set(days(31))
  expect(await visitor.send(customerDashboard.get, { params: link })).toMatchObject({
    status: 401,
    body: { code: 204000 },
  })
  // The mail still opens it.
  expect((await comeIn(books, link)).cookies.size).toBe(1)
  server.clock.set(days(60))
  expect(await visitor.send(customerDashboard.open, { params: link, body: link })).toMatchObject({
    status: 401,
    body: { code: 204000 },
  })
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
    paper: { grossCents: 12_100, buyer: { name: 'Gemeente Haarlem' } },
    payment: { amountCents: 12_100, reference: invoice.number },
  })
})

test('asking for a new link never tells whether an address is known, and mails who is', async () => {
  const link = await mailInvoice(books, await books.invoice(), 'inkoop@klant.example')
  const visitor = server.world.visitor()
  const before = (await mailNames(books)).length
  const ask = (emailAddress: string, token = link.token) =>
    visitor.send(customerDashboard.request, { params: { token }, body: { emailAddress } })
  const answers = [await ask('vreemd@klant.example'), await ask('inkoop@klant.example', unknown.token)]
  expect(await mailNames(books)).toHaveLength(before)
  server.clock.set(new Date(server.clock.now().getTime() + 61_000).toISOString())
  answers.push(await ask('INKOOP@klant.example'), await ask('crediteuren@haarlem.example'))
  // Again within the minute.
  answers.push(await ask('inkoop@klant.example'))
  for (const { status, body, headers } of answers) {
    expect([status, body, [...headers.keys()]]).toEqual([204, null, [...must(answers[0], 'the first').headers.keys()]])
  }
  const mails = (await mailNames(books)).filter((name) => name.startsWith('customer-link'))
  const [to, ...others] = await Promise.all(mails.map((name) => readMail(books, name)))
  expect(others).toHaveLength(1)
  const mailed = linkIn(to?.text)
  expect(mailed.token).toBe(link.token)
  expect((await comeIn(books, mailed)).cookies.size).toBe(1)
  expect(codeOf(await ask('geen adres'))).toBe(33009)
})

test('who guesses is stopped', async () => {
  const link = await mailInvoice(books, await books.invoice())
  const visitor = server.world.visitor()
  const codes = new Set<number | undefined>()
  for (let tries = 0; tries < 65; tries += 1) {
    codes.add(codeOf(await visitor.send(customerDashboard.open, { params: link, body: unknown })))
  }
  expect([...codes]).toEqual([204001, 90012])
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

test('a link that is revoked lets nobody in any more and those who are in out; the next mail has another', async () => {
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const { contactId, version } = await books.show(invoice.id)
  const params = { ...books.params, contactId: must(contactId, 'the customer') }
  const [listed] = (await books.client.call(customerLinks.list, { params })).items
  expect(listed).toMatchObject({
    lastUsedAt: expect.any(Number) as number,
    sentTo: [{ recipient: 'klant@klant.example', usedAt: expect.any(Number) as number }],
  })
  const linkId = must(listed, 'the link').id
  for (const _time of [1, 2]) await books.client.call(customerLinks.revoke, { params: { ...params, linkId } })
  expect(codeOf(await visitor.send(customerDashboard.get, { params: link }))).toBe(204001)
  expect(codeOf(await visitor.send(customerDashboard.open, { params: link, body: link }))).toBe(204001)
  const next = await mailInvoice(books, { id: invoice.id, version })
  expect(next.token).not.toBe(link.token)
  expect((await comeIn(books, next)).cookies.size).toBe(1)
  // Nobody revokes the links of others.
  const elsewhere = await Books.open(server)
  const foreign = { ...params, administrationId: elsewhere.id, linkId }
  expect(codeOf(await elsewhere.client.send(customerLinks.revoke, { params: foreign }))).toBe(90005)
})

test('two mails at once make one link', async () => {
  const contactId = await books.contact()
  const [a, b] = [await books.invoice({ contactId }), await books.invoice({ contactId })]
  await Promise.all(
    [a, b].map(() => books.client.call(customerLinks.preview, { params: { ...books.params, contactId } })),
  )
  const { items } = await books.client.call(customerLinks.list, { params: { ...books.params, contactId } })
  expect(items).toHaveLength(1)
})

test('the page leaks its address to no other site', async () => {
  const answer = await server.world.visitor().request('GET', `/v2/customer-dashboard/${unknown.token}?key=x`)
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer')
  const call = await server.world.visitor().send(customerDashboard.get, { params: unknown })
  expect(call.headers.get('referrer-policy')).toBe('no-referrer')
})
