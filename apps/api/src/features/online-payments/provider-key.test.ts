import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createSecretBox } from '../../security/secret-box.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { comeIn, mailInvoice } from '../customer-dashboard/customer.test-support.ts'
import { MollieReplay } from './provider.test-support.ts'
import { renewProviderKeysJob } from './renew-keys.ts'

const { onlinePayments, customerDashboard } = contract
const LIVE_KEY = 'live_dHar4XY7LxsDOtmnkVtjNVWXLSlXsM'
const [SECRET, PREVIOUS] = ['n'.repeat(43), 'o'.repeat(43)]
const TEST_KEY = 'test_abcdefghijklmnopqrstuvwx1234wy'

let provider: MollieReplay
let server: KloptTestServer
let books: Books
beforeAll(async () => {
  provider = await MollieReplay.start()
  server = await createTestServer({
    env: {
      MOLLIE_URL: provider.url,
      PUBLIC_URL: 'https://klopt.example',
      SECRET_KEY: SECRET,
      SECRET_KEY_PREVIOUS: PREVIOUS,
    },
  })
})
afterAll(async () => {
  await server.stop()
  await provider.stop()
})
beforeEach(async () => {
  server.clock.set(new Date(server.clock.now().getTime() + 86_400_000).toISOString())
  provider.broken = null
  provider.revokedKeys.clear()
  books = await Books.open(server)
})

const save = (key: string, of = books) => of.client.send(onlinePayments.saveKey, { params: of.params, body: { key } })
const shown = () => books.client.call(onlinePayments.provider, { params: books.params })
const usedKeys = () => provider.asked.filter(({ path }) => path.startsWith('POST')).map((one) => one.authorization)

test('a key that was entered opens the book of its payments once, and is known by its end alone', async () => {
  expect(await shown()).toEqual({ key: null, hasServerKey: false, hasBook: false })
  expect((await save(LIVE_KEY)).status).toBe(204)
  expect((await save(` ${TEST_KEY} `)).status).toBe(204)
  expect(await shown()).toEqual({
    key: { hint: '34wy', mode: 'test', enteredAt: Math.floor(server.clock.now().getTime() / 1000) },
    hasServerKey: false,
    hasBook: true,
  })
  const kinds = (await books.client.call(contract.journals.list, { params: books.params })).map(
    ({ financial_type: kind }) => kind,
  )
  expect(kinds.filter((kind) => kind === 'MOLLIE')).toHaveLength(1)
})

test('a key is not kept as it is, and no answer, audit row or kept answer has it', async () => {
  await save(LIVE_KEY)
  const [kept] = await books.rows<{ sealed_key: string }>(
    'SELECT sealed_key FROM payment_provider_keys WHERE administration_id = $1',
  )
  expect(must(kept, 'the kept key').sealed_key).not.toContain(LIVE_KEY.slice(5, 15))
  const { params } = books
  const answers = [
    await shown(),
    await books.client.call(contract.administrations.profile, { params }),
    await books.client.call(contract.journals.list, { params }),
    await books.rows('SELECT * FROM audit_log WHERE administration_id = $1'),
    await books.rows('SELECT * FROM idempotency_keys', []),
  ]
  expect(JSON.stringify(answers)).not.toContain(LIVE_KEY.slice(5, 15))
  expect(
    await books.rows("SELECT details FROM audit_log WHERE administration_id = $1 AND entity = 'payment_provider_key'"),
  ).toEqual([{ details: { hint: 'lXsM', mode: 'live' } }])
})

test('each administration asks the provider by its own key, and nobody pays by that of another', async () => {
  const others = await Books.open(server)
  await save(LIVE_KEY)
  await save(TEST_KEY, others)
  for (const [of, key] of [
    [books, LIVE_KEY],
    [others, TEST_KEY],
  ] as const) {
    const invoice = await of.invoice()
    const link = await mailInvoice(of, invoice)
    const visitor = await comeIn(of, link)
    const begun = await visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })
    expect(usedKeys().at(-1)).toBe(`Bearer ${key}`)
    provider.newest.status = 'paid'
    const told = await fetch(`${server.url}/api/v2/online-payments/notify?payment=${begun.paymentToken}`, {
      method: 'POST',
    })
    expect(told.status).toBe(204)
    expect(provider.asked.at(-1)).toMatchObject({ authorization: `Bearer ${key}` })
    expect((await of.show(invoice.id)).status).toBe('paid')
  }
})

test('without a key nobody pays online, and what was begun waits until there is one again', async () => {
  await save(LIVE_KEY)
  const invoice = await books.invoice()
  const link = await mailInvoice(books, invoice)
  const visitor = await comeIn(books, link)
  const start = () => visitor.send(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })
  const begun = await visitor.call(onlinePayments.start, { params: link, body: { invoiceIds: [invoice.id] } })
  provider.newest.status = 'paid'
  await books.client.call(onlinePayments.removeKey, { params: books.params })
  await books.client.call(onlinePayments.removeKey, { params: books.params })
  expect(await start()).toMatchObject({ status: 409, body: { code: 90520 } })
  const { seller } = await visitor.call(customerDashboard.get, { params: link })
  expect(seller.takesOnlinePayments).toBe(false)
  const show = { params: link, body: { paymentToken: begun.paymentToken } }
  expect(await visitor.call(onlinePayments.show, show)).toMatchObject({ state: 'open' })
  await save(LIVE_KEY)
  expect(await visitor.call(onlinePayments.show, show)).toMatchObject({ state: 'paid' })
})

test('what is no key, a key that the provider does not know, and a provider that is down are told, and keep what was there', async () => {
  await save(TEST_KEY)
  provider.revokedKeys.add(LIVE_KEY)
  expect(await save('sk_live_1234')).toMatchObject({
    status: 422,
    body: { fields: { key: expect.stringContaining('geen API-sleutel van Mollie') } },
  })
  expect(await save(LIVE_KEY)).toMatchObject({
    status: 422,
    body: { fields: { key: expect.stringContaining('kent deze sleutel niet') } },
  })
  provider.broken = { status: 503, body: '{}' }
  expect(await save(LIVE_KEY)).toMatchObject({ status: 503, body: { code: 90168 } })
  expect(await shown()).toMatchObject({ key: { hint: '34wy' } })
})

test('a key that was sealed by the SECRET_KEY before is sealed anew', async () => {
  await save(LIVE_KEY)
  const before = createSecretBox(PREVIOUS).seal(LIVE_KEY)
  await books.rows('UPDATE payment_provider_keys SET sealed_key = $2 WHERE administration_id = $1', [books.id, before])
  await books.asApp((db) => server.jobs.senderFor(db).enqueue(renewProviderKeysJob, {}))
  await server.jobs.drain()
  const [kept] = await books.rows<{ sealed_key: string }>(
    'SELECT sealed_key FROM payment_provider_keys WHERE administration_id = $1',
  )
  expect(createSecretBox(SECRET).open(must(kept, 'the kept key').sealed_key)).toBe(LIVE_KEY)
})
