import { administrations, contract, users } from '@klopt/api-client/schemas'
import { addDays } from '@klopt/validators'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { civilDate } from '../../kernel/clock.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { closeOldExamplesJob } from './close-old-examples.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

type Client = Awaited<ReturnType<KloptTestServer['world']['as']>>
let client: Client
let userId: number
beforeEach(async () => {
  const user = await server.world.user()
  userId = user.id
  client = await server.world.as(user)
})

async function open(): Promise<number> {
  const { redirect_url } = await client.call(administrations.openExample, {})
  return Number(/administrations\/(\d+)\/dashboard/.exec(redirect_url)?.[1])
}

const refusal = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code: number }) => error.code,
  )

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
  expect(payables.length).toBe(3)
  const me = await client.call(users.me, { query: { with: 'administrations' } })
  expect(me.administrations).toMatchObject([{ id: administrationId, is_example: true }])
})

test('there is one of a user: a second press opens the same', async () => {
  const [first, second] = await Promise.all([open(), open()])
  expect(second).toBe(first)
})

test('a mail of it is written as any other and reaches nobody', async () => {
  const administrationId = await open()
  const params = { administrationId }
  const { items } = await client.call(contract.invoices.list, { params, query: { status: 'draft' } })
  const invoiceId = items[0]?.id ?? 0
  const { version } = await client.call(contract.invoices.get, { params: { ...params, invoiceId } })
  const mail = { recipient: 'klant@bestaat.example', subject: 'Je factuur', body: 'Zie de bijlage.' }
  await client.call(contract.invoices.send, { params: { ...params, invoiceId }, body: { version, ...mail } })
  const before = await server.mails()
  await server.jobs.drain()
  expect(await server.mails()).toEqual(before)
  const sent = await client.call(contract.invoices.get, { params: { ...params, invoiceId } })
  expect(sent.messages).toMatchObject([{ recipient: 'klant@bestaat.example' }])
})

test('what would reach somebody else, or cost money, is refused', async () => {
  const params = { administrationId: await open() }
  const day = civilDate(server.clock.now())
  expect(
    await refusal(
      client.call(contract.invitations.send, {
        params,
        body: { emailAddress: 'ander@bestaat.example', permissions: ['BOOKING'] } as never,
      }),
    ),
  ).toBe(90440)
  expect(day).toMatch(/^\d{4}/)
  expect(await refusal(client.call(contract.removalRequests.request, { params }))).toBe(90440)
})

test('closing takes it away at once, and a new one can be made', async () => {
  const administrationId = await open()
  await client.call(administrations.closeExample, { params: { administrationId } })
  const me = await client.call(users.me, { query: { with: 'administrations' } })
  expect(me.administrations).toEqual([])
  expect(await open()).not.toBe(administrationId)
})

test('real books cannot be closed that way', async () => {
  const { id, owner } = await server.world.administration()
  const real = await server.world.as(owner)
  const params = { administrationId: id }
  expect((await real.send(administrations.closeExample, { params })).status).toBe(404)
})

test('the database keeps what is an example, without a subscription or a firm', async () => {
  const administrationId = await open()
  const set = (change: string) =>
    server.services.pool.query(`UPDATE administrations SET ${change} WHERE id = $1`, [administrationId])
  await expect(set('example_of = NULL')).rejects.toThrow('stays as it was made')
  await expect(set("subscription_type = 'ZZP'")).rejects.toThrow('administrations_example')
  const { id } = await server.world.administration()
  await expect(
    server.services.pool.query('UPDATE administrations SET example_of = $1 WHERE id = $2', [userId, id]),
  ).rejects.toThrow('stays as it was made')
})

test('it goes by itself once its thirty days are over', async () => {
  const administrationId = await open()
  const today = civilDate(server.clock.now())
  const run = (day: string) => server.runJob(closeOldExamplesJob, {}, day)
  await run(addDays(today, 29))
  expect(vi.isFakeTimers()).toBe(false)
  await run(addDays(today, 30))
  const { rows } = await server.services.pool.query('SELECT removed_at FROM administrations WHERE id = $1', [
    administrationId,
  ])
  expect(rows[0]?.removed_at).not.toBeNull()
})
