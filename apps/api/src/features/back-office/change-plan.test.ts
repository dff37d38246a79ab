import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { mailNames, readMail } from '../customer-dashboard/customer.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const { backOffice } = contract
const START = 3
const GROWTH = 4
const ADVISOR_PAYS = 11
const reason = 'De klant belde: het was de verkeerde'
const staff = async (permission: 'ADMIN' | 'COMPLIANCE' = 'ADMIN') =>
  server.world.as(await server.world.user({ globalPermissions: [permission] }))
const codeOf = (answer: { body: unknown }) => (answer.body as { code?: number } | null)?.code
const set = (id: number, columns: string) =>
  server.services.pool.query(`UPDATE administrations SET ${columns} WHERE id = $1`, [id])

test('support puts a customer on another plan: it holds at once, the log says why, and the main user is told', async () => {
  const books = await Books.open(server, { companyName: 'Wissel B.V.' })
  await set(
    books.id,
    "subscription_type = 'ZZP', subscription_variant_id = 3, subscription_period_end = '2099-12-31', subscription_ends_on = '2099-12-31'",
  )
  const admin = await staff()
  await admin.call(backOffice.changePlan, { body: { administrationId: books.id, planId: GROWTH, reason } })
  await server.jobs.drain()
  const owner = await server.world.as(books.owner)
  const now = await owner.call(contract.subscriptions.get, { params: books.params })
  // The period that runs is kept, and what was cancelled goes on.
  expect(now).toMatchObject({ planName: 'GROWTH', type: 'MKB', currentPeriodEnd: '2099-12-31', endsOn: null })
  const { items } = await admin.call(backOffice.auditLog, { query: { action: 'switch_plan' } })
  expect(items).toMatchObject([
    { entity: 'subscription', entityId: GROWTH, reason, administration: { id: books.id, companyName: 'Wissel B.V.' } },
  ])
  const mails = (await mailNames(books)).filter((name) => name.startsWith('plan_changed-'))
  const read = await Promise.all(mails.map((name) => readMail(books, name)))
  expect(read.map(({ to }) => to?.[0]?.address)).toEqual([books.owner.emailAddress])
  expect(read[0]?.subject).toBe('Het abonnement van Wissel B.V. is gewijzigd')
  expect(read[0]?.text).toContain('van de administratie Wissel B.V. gewijzigd')
})

test('not without a reason, for a plan that it has or nobody can choose, where a firm pays, or for who may not', async () => {
  const books = await Books.open(server)
  await set(books.id, "subscription_type = 'ZZP', subscription_variant_id = 3, subscription_period_end = '2099-12-31'")
  const body = { administrationId: books.id, planId: GROWTH, reason }
  const admin = await staff()
  const send = (change: Partial<typeof body>) => admin.send(backOffice.changePlan, { body: { ...body, ...change } })
  expect((await send({ reason: ' ' })).status).toBe(422)
  for (const planId of [START, ADVISOR_PAYS, 999]) {
    const refused = await send({ planId })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({ fields: { planId: expect.any(String) } })
  }
  expect((await send({ administrationId: 999_999 })).status).toBe(404)
  await set(books.id, "subscriber_kind = 'ADVISOR'")
  expect(codeOf(await send({}))).toBe(90345)
  await set(books.id, "subscriber_kind = 'OWNER'")
  for (const other of [await staff('COMPLIANCE'), await server.world.as(books.owner)])
    expect((await other.send(backOffice.changePlan, { body })).status).toBe(403)
  const owner = await server.world.as(books.owner)
  expect(await owner.call(contract.subscriptions.get, { params: books.params })).toMatchObject({ planName: 'START' })
  // Whose second factor is older than an hour gives it again first.
  server.clock.advanceMs(2 * 3_600_000)
  expect(codeOf(await send({}))).toBe(3023)
})
