import { findBookFaults, migrate } from '@klopt/api/bench'
import { createTestServer, type KloptTestServer } from '@klopt/api/testing'
import pg from 'pg'
import type { Row, RunOptions } from './bench.ts'
import { captureStatements } from './endpoints/capture.ts'
import { fillBooks, type FilledBooks } from './large-books/fill-books.ts'
import { READS, type MeasuredRead } from './large-books/reads.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { linesOf, type Scale } from './scale/sizes.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'scale'
export const goal = 'books cost the same among 5,000 administrations with 5,000,000 journal lines as alone'

const FULL: Scale = { administrations: 5_000, largest: 1_000_000 }
const QUICK: Scale = { administrations: 200, largest: 100_000 }
/** Of the books that are looked at, in both databases. */
const LINES = 10_000
const SAMPLES = 20
const ROUNDS = 5
const MOST_GROWTH = 1.2

export async function run({ quick, verbose }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const { connection } = postgres
  const owner = new pg.Client(connection)
  await owner.connect()
  await using _owner = resource({}, () => owner.end())
  await owner.query('CREATE DATABASE alone')
  await using full = await serverOn(connection)
  await using single = await serverOn({ ...connection, database: 'alone' })
  const total = await fillAll(full, quick ? QUICK : FULL)
  const among = await fillBooks(full.server, full.client, LINES)
  const alone = await fillBooks(single.server, single.client, LINES)
  for (const { client } of [full, single]) await client.query('VACUUM ANALYZE')
  await prove(full.client, among)
  const rows: Row[] = []
  for (const read of READS) rows.push(...(await measure(read, { among, alone, total, verbose })))
  return rows
}

interface Side {
  readonly server: KloptTestServer
  readonly client: pg.Client
}

async function serverOn(connection: pg.ClientConfig): Promise<Side & AsyncDisposable> {
  await migrate(connection)
  const server = await createTestServer({ forBenchmark: true, connection })
  const client = new pg.Client(connection)
  await client.connect()
  return resource({ server, client }, async () => {
    await client.end()
    await server.stop()
  })
}

/** Makes all administrations but the one that is looked at; answers how many lines they have. */
async function fillAll({ server, client }: Side, scale: Scale): Promise<number> {
  const start = performance.now()
  let total = 0
  for (let place = 0; place < scale.administrations; place += 1) {
    const lines = linesOf(scale, place)
    await fillBooks(server, client, lines, Math.min(1_000, Math.ceil(lines / 20)))
    total += lines
  }
  console.error(`  ${total} lines made in ${Math.round((performance.now() - start) / 1000)} s`)
  return total
}

/** Books that do not add up would be measured for nothing. */
async function prove(client: pg.Client, { params }: FilledBooks): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM administrations ORDER BY id LIMIT 20')
  for (const id of [...rows.map(({ id }) => Number(id)), params.administrationId]) {
    const faults = (await findBookFaults(client, id)).filter(({ name: fault }) => !MADE_SO.has(fault))
    if (faults.length > 0) throw new Error(`administration ${id} does not add up: ${JSON.stringify(faults)}`)
  }
}

/** What `fillBooks` leaves out: its numbers run on over the years, and its open items are of before the books. */
const MADE_SO: ReadonlySet<string> = new Set(['gaps_in_entries', 'receivables_off_by'])

interface Sides {
  readonly among: FilledBooks
  readonly alone: FilledBooks
  readonly total: number
  readonly verbose: boolean
}

async function measure({ what, call }: MeasuredRead, { among, alone, total, verbose }: Sides): Promise<Row[]> {
  const rows: Row[] = []
  const [many, few] = [await captureStatements(() => call(among)), await captureStatements(() => call(alone))]
  if (many.length !== few.length) throw new Error(`${what}: ${many.length} statements, and ${few.length} alone`)
  if (verbose) console.error(`  ${what}: ${many.length} statements`)
  for (const [named, share] of [
    ['median', 0.5],
    ['p95', 0.95],
  ] as const) {
    const sides = { among: () => timesOf(() => call(among), share), alone: () => timesOf(() => call(alone), share) }
    await interleave(1, sides)
    const times = await interleave(ROUNDS, sides)
    const ratio = ratioOf(times.among, times.alone)
    rows.push({
      what: `${what}, ${named} among ${total.toLocaleString('en')} lines of others`,
      ours: milliseconds(spreadOf(times.among).median),
      beside: `${milliseconds(spreadOf(times.alone).median)} alone`,
      ratio,
      goal: `<= ${MOST_GROWTH} x`,
      met: ratio.median <= MOST_GROWTH,
    })
  }
  return rows
}

async function timesOf(work: () => Promise<unknown>, share: number): Promise<number> {
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) times.push(await millisecondsOf(work))
  return percentileOf(times, share)
}
