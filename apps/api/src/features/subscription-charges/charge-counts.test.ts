import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const CHARGES = 300

test('the charges of all administrations are read once for the counts of all states', async () => {
  const staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  const { id } = await server.world.administration({ companyName: 'Bakkerij Goudkorst' })
  await server.services.pool.query(
    `INSERT INTO subscription_charges (administration_id, number, plan_id, period_start, period_end, price_cents,
       deducted_cents, vat_cents, due_on, created_at, paid_at)
     SELECT $1, 'KL2026-' || n, 3, date '2020-01-01' + n, date '2020-01-01' + n, 100, 0, 21, date '2026-06-15', now(), CASE WHEN n % 3 = 0 THEN now() END
     FROM generate_series(1, $2::int) n`,
    [id, CHARGES],
  )
  const read = (search?: string) =>
    staff.call(contract.subscriptionCharges.list, { query: { ...(search !== undefined && { search }) } })
  const counted = (count: number) => ({ count, isCapped: false })
  const segments = {
    all: counted(CHARGES),
    planned: counted(CHARGES - CHARGES / 3),
    handed_in: counted(0),
    collected: counted(CHARGES / 3),
    failed: counted(0),
  }
  expect((await read()).segments).toEqual(segments)
  expect((await read('goudkorst')).segments).toEqual(segments)
  expect((await read('een ander')).segments?.all).toEqual(counted(0))
  const plans = await plansOf(() => read(), { having: 'AS count', isRun: true })
  expect(rowsRead(plans, 'subscription_charges')).toBe(CHARGES)
  expect(rowsRead(plans, 'administrations')).toBe(0)
})
