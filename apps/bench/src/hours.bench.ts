import { contract } from '@klopt/api-client/contract'
import { createTestServer, type KloptTestServer, type TestClient } from '@klopt/api/testing'
import pg from 'pg'
import type { Row, RunOptions } from './bench.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'hours'
export const goal = 'a week, a month by project and what waits to be invoiced do not grow with 200,000 entries'

const LARGE = 200_000
const SMALL = 2000
const ROUNDS = 5
/** Each p95 is of so many calls. */
const SAMPLES = 100
const MOST_GROWTH = 1.2
const TODAY = '2026-09-27T10:00:00Z'
const MONTH = { from: '2026-09-01', to: '2026-09-30' }
const WEEK = { from: '2026-09-21', to: '2026-09-27' }

interface Kept {
  readonly user: TestClient
  readonly params: { readonly administrationId: number }
}

const READS: readonly { readonly what: string; call(kept: Kept): Promise<unknown> }[] = [
  { what: 'hours of a week', call: ({ user, params }) => user.call(contract.hours.list, { params, query: WEEK }) },
  {
    what: 'report of a month by project',
    call: ({ user, params }) => user.call(contract.hoursReports.get, { params, query: { ...MONTH, by: 'project' } }),
  },
  {
    what: 'what waits to be invoiced',
    call: ({ user, params }) => user.call(contract.hours.unbilled, { params, query: {} }),
  },
]

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  server.clock.set(TODAY)
  const large = await filled(server, client, quick ? LARGE / 10 : LARGE)
  const small = await filled(server, client, SMALL)
  await client.query('VACUUM ANALYZE')
  const rows: Row[] = []
  for (const read of READS) rows.push(await measure(read, { large, small }))
  return rows
}

async function measure(
  { what, call }: (typeof READS)[number],
  { large, small }: { readonly large: Kept; readonly small: Kept },
): Promise<Row> {
  const p95 = async (kept: Kept) => {
    const timesMs: number[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) timesMs.push(await millisecondsOf(() => call(kept)))
    return percentileOf(timesMs, 0.95)
  }
  const figures = await interleave(ROUNDS, { large: () => p95(large), small: () => p95(small) })
  const ratio = ratioOf(figures.large, figures.small)
  return {
    what: `${what}, p95 of ${LARGE.toLocaleString('en')} entries`,
    ours: milliseconds(spreadOf(figures.large).median),
    beside: `${milliseconds(spreadOf(figures.small).median)} of ${SMALL.toLocaleString('en')}`,
    ratio,
    goal: `<= ${MOST_GROWTH} x`,
    met: ratio.median <= MOST_GROWTH,
  }
}

/**
 * A company of twenty people on fifty projects: thirty entries a day back from today, so that the larger one kept hours for
 * longer. What is older than a month was invoiced.
 */
async function filled(server: KloptTestServer, client: pg.Client, count: number): Promise<Kept> {
  const { id, owner } = await server.world.administration()
  const people = await Promise.all(Array.from({ length: 19 }, () => server.world.user()))
  for (const user of people) await server.world.role({ user, administrationId: id, permissions: ['TIME_TRACKING'] })
  await client.query(projects, [id, owner.id])
  await client.query('ALTER TABLE time_entries DISABLE TRIGGER USER')
  await client.query(entries, [id, count, [owner.id, ...people.map((user) => user.id)]])
  await client.query('ALTER TABLE time_entries ENABLE TRIGGER USER')
  return { user: await server.world.as(owner), params: { administrationId: id } }
}

const projects = `
  WITH customer AS (
    INSERT INTO contacts (administration_id, kind, name, created_at)
    SELECT $1, 'company', 'Klant ' || n, now() FROM generate_series(1, 20) n RETURNING id
  ), project AS (
    INSERT INTO projects (administration_id, name, contact_id, billable, created_by, created_at)
    SELECT $1, 'Project ' || n, (SELECT min(id) FROM customer) + n % 20, true, $2, now() FROM generate_series(1, 50) n
    RETURNING id
  )
  INSERT INTO project_rates (administration_id, project_id, from_day, cents)
  SELECT $1, id, date '2000-01-01', 8500 FROM project`

const entries = `
  INSERT INTO time_entries (administration_id, user_id, project_id, day, seconds, billable, invoiced, created_by, created_at)
  SELECT $1, ($3::bigint[])[1 + n % 20], first.id + n % 50, on_day.day, 900 * (1 + n % 12), true,
    on_day.day < date '2026-08-27', ($3::bigint[])[1], now()
  FROM generate_series(0, $2::int - 1) n, LATERAL (SELECT date '2026-09-27' - n / 30 AS day) on_day,
    (SELECT min(id) AS id FROM projects WHERE administration_id = $1) first`
