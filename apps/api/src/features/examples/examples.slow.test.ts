import { contract, customerDashboard, examples, users } from '@klopt/api-client/schemas'
import { must } from '@klopt/bookkeeping/money'
import { addDays } from '@klopt/validators'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withTransaction } from '../../database/transaction.ts'
import { civilDate } from '../../kernel/clock.ts'
import { createTestServer, TestClient, type KloptTestServer } from '../../testing/index.ts'
import { aContact, aLetter, anInvoice } from '../books-input.test-support.ts'
import { outbox } from '../invoices/send-invoice.test-support.ts'
import { routes } from '../index.ts'
import { closeOldExamplesJob } from './close-old-examples.ts'

type Client = Awaited<ReturnType<KloptTestServer['world']['as']>>
let server: KloptTestServer
/** Whose examples these are: making them is the work of seconds, so that all tests share them. */
let client: Client
let userId: number
beforeAll(async () => {
  server = await createTestServer()
  const user = await server.world.user()
  userId = user.id
  client = await server.world.as(user)
})
afterAll(() => server.stop())

async function open(): Promise<number> {
  const { redirect_url } = await client.call(examples.open)
  return Number(/administrations\/(\d+)\/dashboard/.exec(redirect_url)?.[1])
}

test('one press makes books with invoices of each state, purchases, lines that wait and a filed return', async () => {
  const administrationId = await open()
  const params = { administrationId }
  const { segments } = await client.call(contract.invoices.list, { params, query: {} })
  expect(segments?.paid.count).toBeGreaterThan(3)
  expect(segments?.late.count).toBeGreaterThan(0)
  expect(segments?.draft.count).toBe(1)
  const [bank] = await client.call(contract.bank.books, { params })
  expect(bank?.waiting).toBeGreaterThan(0)
  const { items: payables } = await client.call(contract.payments.payables, { params, query: {} })
  expect(payables.length).toBeGreaterThan(0)
  const me = await client.call(users.me, { query: { with: 'administrations' } })
  expect(me.administrations).toMatchObject([{ id: administrationId, is_example: true }])
})

test('its purchases have their paper, documents wait to be booked, and no list of selling is empty', async () => {
  const params = { administrationId: await open() }
  const { items } = await client.call(contract.purchases.list, { params, query: {} })
  expect(items.length).toBeGreaterThan(3)
  for (const { id } of items) {
    const { fileId } = await client.call(contract.purchases.get, { params: { ...params, purchaseId: id } })
    expect(fileId).not.toBeNull()
  }
  const asked = { params, query: {} }
  const sold = [
    await client.call(contract.estimates.list, asked),
    await client.call(contract.products.list, asked),
    await client.call(contract.recurringInvoices.list, asked),
  ]
  for (const list of sold) expect(list.items.length).toBeGreaterThan(0)
  const { items: waiting } = await client.call(contract.documents.list, { params, query: { state: 'unprocessed' } })
  expect(waiting).toHaveLength(3)
})

test('there is one of a user: a second press opens the same', async () => {
  const first = await open()
  expect(await open()).toBe(first)
})

const CUSTOMER = 'klant@bestaat.example'

/** Makes an invoice beside those of the examples, and sends it to an address as one would. */
async function sendInvoice(administrationId: number) {
  const { id: contactId } = await client.call(contract.contacts.create, {
    params: { administrationId },
    body: aContact(),
  })
  const body = anInvoice({ contactId, invoiceDate: civilDate(server.clock.now()) })
  const { id, version } = await client.call(contract.invoices.create, { params: { administrationId }, body })
  const params = { administrationId, invoiceId: id }
  const mail = { recipient: CUSTOMER, subject: 'Je factuur', body: aLetter('Zie de bijlage.') }
  await client.call(contract.invoices.send, { params, body: { version, ...mail } })
  await server.jobs.drain()
  return params
}
const mailed = () => readdir(outbox(server)).catch(() => [])

test('a mail of it is noted as sent and handed to no mail server; who asks for a new link to its page gets none', async () => {
  const params = await sendInvoice(await open())
  const sent = await client.call(contract.invoices.get, { params })
  expect(sent.messages).toMatchObject([{ recipient: CUSTOMER }])
  expect(await mailed()).toEqual([])

  const { rows } = await server.services.pool.query<{ token: string }>(
    'SELECT l.token FROM customer_links l JOIN customer_keys k ON k.link_id = l.id WHERE l.administration_id = $1 AND k.sent_to = $2',
    [params.administrationId, CUSTOMER],
  )
  expect(rows).toHaveLength(1)
  const { token } = must(rows[0], 'a page of a customer')
  const request = { params: { token }, body: { emailAddress: CUSTOMER } }
  await new TestClient(server.url).call(customerDashboard.request, request)
  await server.jobs.drain()
  expect(await mailed()).toEqual([])
})

test('what would reach somebody else, or cost money, is refused', async () => {
  const params = { administrationId: await open() }
  const invitation = { emailAddress: 'ander@bestaat.example', permissions: ['ADMIN'] }
  const refused = { status: 409, body: { code: 90440 } }
  expect(await client.send(contract.invitations.send, { params, body: invitation })).toMatchObject(refused)
  const plan = { ...params, variantId: 1 }
  expect(await client.send(contract.subscriptions.switchToVariant, { params: plan })).toMatchObject(refused)
})

test('only these calls reach others, and are refused in examples', () => {
  expect(routes.filter(({ reachesOthers }) => reachesOthers).map(({ call }) => call.path)).toEqual([
    '/api/v2/administrations/{administrationId}/direct-debit-files/create',
    '/api/v2/administrations/{administrationId}/direct-debit-files/{directDebitFileId}/download',
    '/api/v2/administrations/{administrationId}/payment-provider/save',
    '/api/v2/administrations/{administrationId}/payment-files/create',
    '/api/v2/administrations/{administrationId}/payment-files/{paymentFileId}/download',
    '/api/v2/administrations/{administrationId}/bank/connections',
    '/api/v2/administrations/{administrationId}/contacts/{contactId}/vat-number-checks',
    '/api/v2/administrations/{administrationId}/transfer-main-user',
    '/api/v2/administrations/{administrationId}/main-user-transfers',
    '/api/v2/administrations/{administrationId}/invitations',
    '/api/v2/administrations/{administrationId}/invitations/{invitationId}/resend',
    '/api/v2/administrations/{administrationId}/removal-requests',
    '/api/v1/administrations/{administrationId}/subscriptions/switch-to-variant/{variantId}',
    '/api/v1/administrations/{administrationId}/subscriptions/update-payment-details',
  ])
})

test('real books cannot be closed that way', async () => {
  const { id, owner } = await server.world.administration()
  const real = await server.world.as(owner)
  const params = { administrationId: id }
  expect((await real.send(examples.close, { params })).status).toBe(404)
})

test('the database keeps what is an example, without a subscription or a firm', async () => {
  const administrationId = await open()
  /** What PostgreSQL says of a change. */
  const told = (change: string, id: number) =>
    server.services.pool.query(`UPDATE administrations SET ${change} WHERE id = $1`, [id]).then(
      () => 'changed',
      (error: Error) => error.message,
    )
  expect(await told('example_of = NULL', administrationId)).toContain('stays as it was made')
  expect(await told("subscription_type = 'ZZP'", administrationId)).toContain('administrations_example')
  const { id } = await server.world.administration()
  expect(await told(`example_of = ${userId}`, id)).toContain('stays as it was made')
})

test('closing takes it away at once, and a new one can be made, which goes by itself once its thirty days are over', async () => {
  const closed = await open()
  await client.call(examples.close, { params: { administrationId: closed } })
  const me = await client.call(users.me, { query: { with: 'administrations' } })
  expect(me.administrations).toEqual([])
  const administrationId = await open()
  expect(administrationId).not.toBe(closed)

  const night = async (day: string) => {
    await server.services.pool.query(
      "UPDATE administrations SET subscription_period_end = $1 WHERE id = $2 AND subscription_type = 'TRIAL'",
      [day, administrationId],
    )
    await withTransaction(server.services.pool, { kind: 'job' }, (db) =>
      server.jobs.senderFor(db).enqueue(closeOldExamplesJob, {}),
    )
    await server.jobs.drain()
    const { rows } = await server.services.pool.query<{ isRemoved: boolean }>(
      'SELECT removed_at IS NOT NULL AS "isRemoved" FROM administrations WHERE id = $1',
      [administrationId],
    )
    return rows[0]?.isRemoved
  }
  const today = civilDate(server.clock.now())
  expect(await night(today)).toBe(false)
  expect(await night(addDays(today, -1))).toBe(true)
})
