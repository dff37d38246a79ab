import { createTestServer } from '@klopt/api/testing'
import pg from 'pg'
import type { Row, RunOptions } from './bench.ts'
import { captureStatements, type Statement } from './endpoints/capture.ts'
import { fillBooks, type FilledBooks } from './large-books/fill-books.ts'
import { READS, type MeasuredRead } from './large-books/reads.ts'
import { sixteenWriters } from './large-books/sixteen-writers.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'large-books'
export const goal = 'what is read of books does not grow with them: 1,000,000 journal lines beside 10,000'

const LARGE = 1_000_000
const SMALL = 10_000
/** Each figure is of so many calls, and each ratio of so many figures. */
const SAMPLES = 20
const ROUNDS = 5
const MOST_GROWTH = 1.2
/** A server that runs for a while has compiled what it does: the first hundreds of calls are a millisecond slower. */
const WARM_UP_CALLS = 150

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())

  const large = await fillBooks(server, client, quick ? LARGE / 10 : LARGE)
  const small = await fillBooks(server, client, SMALL)
  await client.query('VACUUM ANALYZE')
  for (const read of READS) await warmUp(read, [large, small])
  const rows: Row[] = []
  for (const read of READS) rows.push(...(await measure(read, { large, small, client })))
  rows.push(...(await sixteenWriters(large, client, postgres.connection)))
  return rows
}

async function warmUp({ call }: MeasuredRead, books: readonly FilledBooks[]): Promise<void> {
  for (let times = 0; times < WARM_UP_CALLS; times += 1) for (const each of books) await call(each)
}

interface Sides {
  readonly large: FilledBooks
  readonly small: FilledBooks
  readonly client: pg.Client
}

async function measure(read: MeasuredRead, sides: Sides): Promise<Row[]> {
  const { what, call, bare } = read
  const grows = await measureGrowth(read, sides)
  return bare === null ? [grows] : [grows, await measureOverhead({ what, call, bare }, sides)]
}

async function measureGrowth({ what, call }: MeasuredRead, { large, small }: Sides): Promise<Row> {
  const inBoth = { large: () => timesOf(() => call(large), 0.95), small: () => timesOf(() => call(small), 0.95) }
  await interleave(1, inBoth)
  const grown = await interleave(ROUNDS, inBoth)
  const growth = ratioOf(grown.large, grown.small)
  return {
    what: `${what}, p95 of 1,000,000 lines`,
    ours: milliseconds(spreadOf(grown.large).median),
    beside: `${milliseconds(spreadOf(grown.small).median)} of 10,000`,
    ratio: growth,
    goal: `<= ${MOST_GROWTH} x`,
    met: growth.median <= MOST_GROWTH,
  }
}

interface BesideSql extends MeasuredRead {
  readonly bare: NonNullable<MeasuredRead['bare']>
}

async function measureOverhead({ what, call, bare }: BesideSql, { large, client }: Sides): Promise<Row> {
  const sent = await captureStatements(() => call(large))
  const own = readsOf(sent, bare.table)
  const alone = () => timesOf(() => replay(client, own), 0.5)
  const besideSql = { ours: () => timesOf(() => call(large), 0.5), bare: () => inItsScope(client, sent, alone) }
  await interleave(1, besideSql)
  const added = await interleave(ROUNDS, besideSql)
  const overhead = ratioOf(added.ours, added.bare)
  return {
    what: `${what}, median of 1,000,000 lines`,
    ours: milliseconds(spreadOf(added.ours).median),
    beside: `${milliseconds(spreadOf(added.bare).median)} its SQL alone`,
    ratio: overhead,
    goal: `<= ${bare.most} x`,
    met: overhead.median <= bare.most,
  }
}

/** The value that this share of some calls does not exceed. */
async function timesOf(work: () => Promise<unknown>, share: number): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) times.push(await millisecondsOf(work))
  return percentileOf(times, share)
}

/** What a call reads, without the frame of its transaction; of one table when it is named. */
function readsOf(statements: readonly Statement[], table: string | null): Statement[] {
  const reads = statements.filter(
    ({ text }) => /^\s*(select|with)\b/i.test(text) && (table === null || new RegExp(`\\b${table}\\b`).test(text)),
  )
  if (reads.length === 0) throw new Error(`the call reads no ${table ?? 'rows'}`)
  return reads
}

/** Behind the same row security as the call: in one transaction that is opened as its own was, which is not measured. */
async function inItsScope<T>(client: pg.Client, sent: readonly Statement[], work: () => Promise<T>): Promise<T> {
  const opening = sent.find(({ text }) => text.startsWith('BEGIN'))
  if (!opening) throw new Error('the call opens no transaction')
  await client.query(opening.text)
  try {
    return await work()
  } finally {
    await client.query('ROLLBACK')
  }
}

/** Prepared where the call keeps its plans. */
async function replay(client: pg.Client, statements: readonly Statement[]): Promise<void> {
  for (const { name: prepared, text, values } of statements) {
    await client.query({ ...(prepared !== undefined && { name: prepared }), text, values: [...values] })
  }
}
