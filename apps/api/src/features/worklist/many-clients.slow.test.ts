import { contract, type WorklistClient } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'

let server: KloptTestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.stop())

const CLIENTS = 5000
/** Row security compared every row with a list of all clients: a page of so many took fifteen seconds. */
const PATIENCE_MS = 5000

/** A firm with so many clients as the worker keeps them; the fifth ones were not looked at yet. */
async function openFirm(): Promise<number> {
  const firmId = await server.world.firm()
  await server.services.pool.query(
    `WITH client AS (
       INSERT INTO administrations (company_name, legal_form, subscription_type, firm_id, created_at)
       SELECT 'Klant ' || n, 'bv', 'MKB', $1, now() FROM generate_series(1, $2::int) n RETURNING id)
     INSERT INTO client_states (administration_id, period_label, period_end, due_on, waiting_lines, documents, late_periods,
       red_checks, seen_audit_id, is_settled, reckoned_on, reckoned_at)
     SELECT id, '3e kwartaal 2026', date '2026-09-30', date '2026-10-31' - (id % 40)::int, 0, 0, 0, 0, 0, true,
       date '2026-10-10', now()
     FROM client WHERE id % 5 <> 0`,
    [firmId, CLIENTS],
  )
  await server.services.pool.query('ANALYZE administrations, client_states')
  return firmId
}

test('a firm with 5,000 clients pages through all of them by their day, each once, and soon', async () => {
  server.clock.set('2026-10-10T10:00:00Z')
  const firmId = await openFirm()
  const colleague = await server.world.as(await server.world.user({ firmId }))
  const read = (cursor?: string) =>
    colleague.call(contract.worklist.list, { params: { firmId }, query: cursor === undefined ? {} : { cursor } })
  const start = performance.now()
  let page = await read()
  expect(performance.now() - start).toBeLessThan(PATIENCE_MS)
  const segments = must(page.segments, 'the counts of a first page')
  expect(segments.all.count).toBe(CLIENTS)
  const { all: _, ...states } = segments
  expect(Object.values(states).reduce((sum, { count }) => sum + count, 0)).toBe(CLIENTS)
  const seen: WorklistClient[] = [...page.items]
  while (page.nextCursor !== null) {
    page = await read(page.nextCursor)
    seen.push(...page.items)
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(CLIENTS)
  const days = seen.map(({ dueOn }) => dueOn ?? '9999-12-31')
  expect(days).toEqual(days.toSorted())
})
