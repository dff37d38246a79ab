import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withRead } from '../../database/transaction.ts'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { nodesOf, plansOf, rowsRead } from '../plans.test-support.ts'
import { Customer } from '../tickets/tickets.test-support.ts'
import { Support } from './queue.test-support.ts'

const TICKETS = 6000
/** One in ten. */
const OPEN = 600
/** What a search, a page or the figures of thirty days are about. */
const FEW = 100

let server: KloptTestServer
let support: Support
let administrationId: number
beforeAll(async () => {
  server = await createTestServer()
  support = await Support.ofNew(server)
  const customer = await Customer.ofNew(server)
  const ticketId = await customer.ticket()
  const { pool } = server.services
  const { rows } = await pool.query<{ id: string }>(
    `INSERT INTO tickets (administration_id, tag_id, subject, created_by, state, created_at, last_response_at, waiting_since, closed_at)
     SELECT administration_id, (ARRAY[1, 2, 3, 6, 7])[n % 5 + 1], 'Zegelring ' || n, created_by, s.state, o.at, o.at,
       CASE s.state WHEN 'open' THEN o.at END, CASE s.state WHEN 'closed' THEN o.at END
     FROM tickets, generate_series(1, $1::integer) n, LATERAL (SELECT timestamptz '2020-01-01' + n * interval '1 s' AS at) o,
       LATERAL (SELECT CASE n % 10 WHEN 0 THEN 'open' WHEN 1 THEN 'answered' ELSE 'closed' END AS state) s
     WHERE tickets.id = $2 RETURNING administration_id AS id`,
    [TICKETS, ticketId],
  )
  administrationId = Number(rows[0]?.id)
  await pool.query('VACUUM ANALYZE tickets')
})
afterAll(() => server.stop())

test('a search reads what it finds, for its page and for all of its counts', async () => {
  const read = () => support.list({ search: 'ring 4321' })
  const { items, segments } = await read()
  expect(items.map(({ subject }) => subject)).toEqual(['Zegelring 4321'])
  const counted = (count: number) => ({ count, isCapped: false })
  expect(segments).toEqual({ all: counted(1), open: counted(0), answered: counted(1), closed: counted(0) })
  const readBy = async (having: string) => rowsRead(await plansOf(read, { having, isRun: true }), 'tickets')
  expect(await readBy('AS part')).toBeLessThan(FEW)
  expect(await readBy('AS count')).toBeLessThan(FEW)
})

test('the counts read nobody’s name, and the figures no more than what is open and what came in their days', async () => {
  const counts = await plansOf(() => support.list(), { having: 'AS count', isRun: true })
  expect(counts.flatMap(nodesOf).map((node) => node['Relation Name'])).not.toContain('users')
  const figures = await plansOf(() => support.figures(), { having: 'FROM tickets', isRun: true })
  expect(rowsRead(figures, 'tickets')).toBeLessThan(OPEN + FEW)
  expect(await support.figures()).toMatchObject({ open: OPEN + 1, unassigned: OPEN + 1, created: 1, answered: 0 })
})

test('the search by index tells nothing outside of the server’s own work, and of more than asked for nothing', async () => {
  const search = (kind: 'administration' | 'job', most: number) =>
    withRead(server.services.pool, kind === 'job' ? { kind } : { kind, administrationId }, async (db) => {
      const { rows } = await sql<{ found: number[] | null }>`
        SELECT find_tickets('%ring 4321%', NULL, ${most}) AS found`.execute(db)
      return rows[0]?.found
    })
  expect(await search('job', 10)).toHaveLength(1)
  expect(await search('administration', 10)).toEqual([])
  expect(await search('job', 0)).toBeNull()
})
