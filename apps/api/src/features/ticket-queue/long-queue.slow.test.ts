import { must } from '@klopt/bookkeeping/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestServer, type KloptTestServer } from '../../testing/index.ts'
import { countStatements } from '../count-statements.test-support.ts'
import { plansOf, rowsRead } from '../plans.test-support.ts'
import { Customer } from '../tickets/tickets.test-support.ts'
import { Support } from './queue.test-support.ts'

const TICKETS = 10_000
/** A third each is open, answered and closed; a fifth has each of five tags, a seventh is of one operator. */
const OPEN = 3333
const PAGE = 50

let server: KloptTestServer
let support: Support
beforeAll(async () => {
  server = await createTestServer()
  support = await Support.ofNew(server)
  const customer = await Customer.ofNew(server)
  await support.setState(await customer.ticket(), 'closed')
  // Some of the same moment, so that a page ends among equals too.
  await server.services.pool.query(
    `INSERT INTO tickets (administration_id, tag_id, subject, created_by, assigned_to, state, created_at, last_response_at,
       waiting_since, closed_at)
     SELECT administration_id, (ARRAY[1, 2, 3, 6, 7])[n % 5 + 1], 'Ticket ' || n, created_by, CASE WHEN n % 7 = 0 THEN $2::bigint END,
       s.state, created_at, o.at, CASE s.state WHEN 'open' THEN o.at END, CASE s.state WHEN 'closed' THEN created_at END
     FROM tickets, generate_series(1, $1::integer - 1) n, LATERAL (SELECT created_at + n % 3500 * interval '1 s' AS at) o,
       LATERAL (SELECT (ARRAY['open', 'answered', 'closed'])[n % 3 + 1] AS state) s`,
    [TICKETS, support.userId],
  )
  await server.services.pool.query('ANALYZE tickets')
})
afterAll(() => server.stop())

type Query = NonNullable<Parameters<Support['list']>[0]>
type Page = Awaited<ReturnType<Support['list']>>

/** Reads on to the end, and answers what `each` says of every page. */
async function walk<Said>(query: Query, each: (read: () => Promise<Page>) => Promise<Said>) {
  const seen: number[] = []
  const said: Said[] = []
  let cursor: string | null = null
  do {
    let page: Page | undefined
    const at: Query = cursor === null ? query : { ...query, cursor }
    said.push(await each(async () => (page = await support.list(at))))
    const read: Page = must(page, 'a page')
    seen.push(...read.items.map(({ id }) => id))
    cursor = read.nextCursor
  } while (cursor !== null)
  return { seen, said }
}

/** How many tickets the statements of a page read, also those a filter then left out. */
const readsOf = async (read: () => Promise<unknown>) =>
  rowsRead(await plansOf(read, { having: 'AS part', isRun: true }), 'tickets')

test('10,000 tickets are read page by page, none twice and none left out, with as many statements for each', async () => {
  const { seen, said } = await walk({}, countStatements)
  expect(said).toHaveLength(TICKETS / PAGE)
  expect(new Set(seen).size).toBe(TICKETS)
  expect(seen).toHaveLength(TICKETS)
  // The first page has the segments too, and a page across both parts reads each of them.
  expect(Math.max(...said) - Math.min(...said)).toBeLessThanOrEqual(2)
})

test('a page reads by its index what it shows and one more, from the start of either part', async () => {
  const pages = [{}, { state: 'open' }, { state: 'answered' }, { state: 'closed' }] as const
  for (const query of pages) {
    const reads = await readsOf(() => support.list(query))
    // Of what waits for nobody an index holds both states, which take turns here.
    expect(reads, `of ${JSON.stringify(query)}`).toBeLessThanOrEqual(2 * (PAGE + 1))
  }
})

test('no page reads half of the queue, however far on it is and whatever it is narrowed by', async () => {
  for (const query of [{}, { tag: '6' }, { assigned: 'me' }, { assigned: 'nobody' }] as const) {
    const { said } = await walk(query, readsOf)
    expect(Math.max(...said), `of ${JSON.stringify(query)}`).toBeLessThan(TICKETS / 2)
  }
})

test('the segments count all of 10,000, and of more say that there are more', async () => {
  const { segments } = await support.list()
  expect(segments?.all).toEqual({ count: TICKETS, isCapped: false })
  expect(segments?.open).toEqual({ count: OPEN, isCapped: false })
  const { seen } = await walk({ state: 'open' }, (read) => read())
  expect(seen).toHaveLength(OPEN)
  await (await Customer.ofNew(server)).ticket()
  expect((await support.list()).segments?.all).toEqual({ count: TICKETS, isCapped: true })
})
