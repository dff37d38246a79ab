import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

/** More than three times what is counted. */
const ROWS = 35_000
/** Counting ends at 10,000; both segments may come to that, and the page is read beside them. */
const MOST_READ = 22_000

let server: KloptTestServer
let admin: TestClient
let administrationId: string
let userId: string
beforeAll(async () => {
  server = await createTestServer()
  admin = await server.world.as(await server.world.user({ globalPermissions: ['ADMIN'] }))
  administrationId = String((await server.world.administration()).id)
  userId = String((await server.world.user()).id)
  const { pool } = server.services
  // A row a minute: one in a thousand is of these books, of this person or of staff.
  await pool.query(
    `INSERT INTO audit_log (administration_id, user_id, action, entity, created_at)
    SELECT CASE WHEN n % 1000 = 1 THEN $1::bigint END, CASE WHEN n % 1000 = 2 THEN $2::bigint END,
      CASE WHEN n % 1000 = 3 THEN 'enter_as_staff' ELSE 'update' END, 'contact',
      timestamptz '2026-01-01 12:00+00' + make_interval(mins => n) FROM generate_series(1, $3) AS n`,
    [administrationId, userId, ROWS],
  )
  await pool.query('VACUUM ANALYZE audit_log')
})
afterAll(() => server.stop())

test.each([
  ['everything', () => ({}), MOST_READ],
  ['what staff came near', () => ({ kind: 'access' as const }), MOST_READ],
  ['the books of one', () => ({ administrationId }), 200],
  ['what a person did', () => ({ userId }), 200],
  ['one day', () => ({ from: '2026-01-05', to: '2026-01-05' }), 5000],
])('the counts of %s read no more than they may come to', async (_, filter, most) => {
  const plans = await plansOf(() => admin.call(contract.backOffice.auditLog, { query: filter() }), {
    having: 'AS count',
    isRun: true,
  })
  expect(plans).toHaveLength(1)
  expect(rowsRead(plans, 'audit_log')).toBeLessThan(most)
})
