import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestServer, type KloptTestServer, type TestClient } from '../../testing/index.ts'
import { countRoundTrips, countStatements } from '../count-statements.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { list, openFirm, work } from './worklist.test-support.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

/** A firm with so many clients whose figures are kept. */
async function firmOf(clients: number) {
  const firm = await openFirm(server)
  for (let more = 1; more < clients; more += 1) await server.world.administration({ firmId: firm.firmId })
  await work(server, firm.books)
  return firm
}

/** How many of the statements of a page its connection keeps planned. */
async function plansKept(client: TestClient, firmId: number, query = {}): Promise<number> {
  const sent = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await list(client, firmId, query)
    return sent.mock.calls.filter(([first]) => isKept(first)).length
  } finally {
    sent.mockRestore()
  }
}
const isKept = (first: unknown): boolean =>
  typeof first === 'object' && first !== null && 'name' in first && String(first.name).startsWith('kept-')

test('a first page asks what it needs in one go, and what stands around its clients in another', async () => {
  const { firmId, client } = await firmOf(60)
  expect((await list(client, firmId)).items).toHaveLength(50)
  const page = () => list(client, firmId)
  // Who asks, for which clients, the scope, the page, how many stand where, since when, what is around them, and the end.
  expect(await countStatements(page)).toBe(8)
  // Of its transaction: what they show with all that is asked beside it, what is around them, and the end.
  expect(await countRoundTrips(page)).toBe(3)
})

test('the page that everybody opens is planned once, and one of a filter or an order is not kept', async () => {
  const { firmId, client } = await firmOf(2)
  expect(await plansKept(client, firmId)).toBeGreaterThanOrEqual(4)
  expect(await plansKept(client, firmId, { state: 'late' })).toBe(0)
  expect(await plansKept(client, firmId, { sort: '-companyName' })).toBe(0)
})

const OF_OTHERS = 3_000

test('a page reads the figures of the clients of its own firm alone, however many those of others are', async () => {
  const { firmId, client } = await firmOf(3)
  await server.services.pool.query(
    `WITH client AS (
      INSERT INTO administrations (company_name, legal_form, subscription_type, firm_id, created_at)
      SELECT 'Klant ' || n, 'bv', 'MKB', $1, now() FROM generate_series(1, ${OF_OTHERS}) n RETURNING id)
    INSERT INTO client_states (administration_id, period_label, period_end, due_on, waiting_lines, documents, late_periods,
      red_checks, seen_audit_id, is_settled, reckoned_on, reckoned_at)
    SELECT id, '3e kwartaal 2026', date '2026-09-30', date '2026-10-31', 0, 0, 0, 0, 0, true, date '2026-10-10', now() FROM client`,
    [await server.world.firm()],
  )
  await server.services.pool.query('ANALYZE administrations, client_states')
  const plans = await plansOf(() => list(client, firmId), { having: 'client_states', isRun: true })
  expect(plans.length).toBeGreaterThanOrEqual(3)
  expect(rowsRead(plans, 'client_states')).toBeLessThanOrEqual(3 * plans.length)
})
