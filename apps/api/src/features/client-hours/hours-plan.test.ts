import { contract } from '@klopt/api-client/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { Books } from '../books.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const OTHERS = 2000

test('the hours of a firm look up its own clients, not the administrations of everybody', async () => {
  server.clock.set('2026-05-20T12:00:00Z')
  const firmId = await server.world.firm()
  const { id: administrationId } = await Books.open(server, { firmId })
  const keeper = await server.world.as(await server.world.user({ firmId }))
  const { pool } = server.services
  await pool.query(
    `INSERT INTO administrations (company_name) SELECT 'Ander ' || n FROM generate_series(1, $1::int) n`,
    [OTHERS],
  )
  await pool.query(
    `INSERT INTO client_time_entries (firm_id, administration_id, company_name, user_id, day, seconds, created_at)
     SELECT $1::bigint, $2::bigint, 'Klant', (SELECT min(id) FROM users WHERE firm_id = $1), date '2026-05-01' + n % 20, 60, now() FROM generate_series(1, 400) n`,
    [firmId, administrationId],
  )
  await pool.query('ANALYZE administrations, client_time_entries')
  const query = { from: '2026-05-01', to: '2026-05-31' }
  const read = () => keeper.call(contract.clientHours.list, { params: { firmId }, query })
  const plans = await plansOf(read, { having: 'FROM client_time_entries h', isRun: true })
  expect(plans).toHaveLength(3)
  expect(rowsRead(plans, 'administrations')).toBeLessThan(OTHERS)
})
