import { contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

/** From so many on, an index is worth taking. */
const ADMINISTRATIONS = 2000

let server: KloptTestServer
let staff: TestClient
beforeAll(async () => {
  server = await createTestServer()
  staff = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  const { pool } = server.services
  await pool.query(
    `INSERT INTO administrations (company_name) SELECT 'Klant ' || n FROM generate_series(1, $1::int) n`,
    [ADMINISTRATIONS],
  )
  await pool.query(
    `INSERT INTO audit_log (administration_id, action, entity, created_at)
     SELECT (SELECT max(id) FROM administrations), 'update', 'contact', now() FROM generate_series(1, 200)`,
  )
  await pool.query('VACUUM ANALYZE administrations, audit_log')
})
afterAll(() => server.stop())

test('a page of the audit log looks up the administrations of its rows alone', async () => {
  const read = () => staff.call(contract.backOffice.auditLog, { query: {} })
  const { items } = await read()
  expect(must(items[0], 'a row').administration?.companyName).toBe(`Klant ${ADMINISTRATIONS}`)
  const plans = await plansOf(read, { having: 'AS sort_key', isRun: true })
  expect(plans).toHaveLength(1)
  expect(rowsRead(plans, 'administrations')).toBeLessThanOrEqual(2 * items.length)
})

test('subscriptions are read once for the counts of all kinds, without who is named', async () => {
  const read = () => staff.call(contract.backOffice.subscriptions, { query: {} })
  expect((await read()).segments?.all).toEqual({ count: ADMINISTRATIONS, isCapped: false })
  const plans = await plansOf(read, { having: 'AS count', isRun: true })
  expect(rowsRead(plans, 'administrations')).toBe(ADMINISTRATIONS)
  expect(rowsRead(plans, 'roles')).toBe(0)
})

test('a page of subscriptions by name is read in that order, without the rest', async () => {
  const read = () => staff.call(contract.backOffice.subscriptions, { query: {} })
  const { items } = await read()
  const plans = await plansOf(read, { having: 'AS sort_key', isRun: true })
  expect(plans).toHaveLength(1)
  expect(rowsRead(plans, 'administrations')).toBeLessThanOrEqual(2 * items.length)
})
