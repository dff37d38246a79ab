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
