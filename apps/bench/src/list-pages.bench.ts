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

export const name = 'list-pages'
export const goal = 'a page of a list of 1,000,000 rows takes at most 1.2 times one of 10,000, by each offered order'

const LARGE = 1_000_000
const SMALL = 10_000
const ROUNDS = 5
/** Each p95 is of so many calls. */
const SAMPLES = 20
const MOST_GROWTH = 1.2
const COLUMNS = ['number', 'invoiceDate', 'dueDate', 'grossCents'] as const

interface Purchases {
  readonly user: TestClient
  readonly params: { readonly administrationId: number }
}

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  const large = await purchases(server, client, quick ? LARGE / 10 : LARGE)
  const small = await purchases(server, client, SMALL)
  await client.query('VACUUM ANALYZE purchases')
  const rows: Row[] = []
  for (const column of COLUMNS) rows.push(await byColumn(column, large, small))
  return rows
}

async function byColumn(column: (typeof COLUMNS)[number], large: Purchases, small: Purchases): Promise<Row> {
  const figures = await interleave(ROUNDS, { large: () => p95(column, large), small: () => p95(column, small) })
  const ratio = ratioOf(figures.large, figures.small)
  return {
    what: `p95 of a page by ${column}, first and next, rising and falling`,
    ours: milliseconds(spreadOf(figures.large).median),
    beside: `${milliseconds(spreadOf(figures.small).median)} of ${SMALL.toLocaleString('en')} rows`,
    ratio,
    goal: `<= ${MOST_GROWTH} x`,
    met: ratio.median <= MOST_GROWTH,
  }
}

/** The p95 of the first page, with its counts and sums, and of the one after it, in both directions. */
async function p95(column: (typeof COLUMNS)[number], { user, params }: Purchases): Promise<number> {
  const timesMs: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const sort = sample % 2 === 0 ? column : (`-${column}` as const)
    timesMs.push(
      await millisecondsOf(async () => {
        const { nextCursor } = await user.call(contract.purchases.list, { params, query: { sort } })
        if (nextCursor === null) throw new Error('there is no second page')
        await user.call(contract.purchases.list, { params, query: { sort, cursor: nextCursor } })
      }),
    )
  }
  return percentileOf(timesMs, 0.95)
}

/** Books with so many purchases, over three years and of amounts of all sizes. */
async function purchases(server: KloptTestServer, client: pg.Client, count: number): Promise<Purchases> {
  const { id, owner } = await server.world.administration()
  await client.query(
    `INSERT INTO purchases (administration_id, number, invoice_date, due_date, net_cents, gross_cents, created_at,
      updated_at)
    SELECT $1, 'F' || n, date '2024-01-01' + n % 1000, date '2024-01-31' + n % 1000, n::bigint * 7919 % 500000,
      n::bigint * 7919 % 500000, now(), now() FROM generate_series(1, $2::int) n`,
    [id, count],
  )
  return { user: await server.world.as(owner), params: { administrationId: id } }
}
