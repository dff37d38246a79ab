import { contract } from '@klopt/api-client/contract'
import { createTestServer } from '@klopt/api/testing'
import pg from 'pg'
import { fillBank, type FilledBank } from './bank-lines/fill-bank.ts'
import type { Row, RunOptions } from './bench.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'bank-lines'
export const goal =
  'the lines of a bank book are listed, searched and judged as fast with 100,000 of them as with 1,000'

const LARGE = 100_000
const SMALL = 1000
const ROUNDS = 5
/** Each p95 is of so many calls. */
const SAMPLES = 20
const MOST_GROWTH = 1.2

const list =
  (query: { state?: 'processed'; search?: string; sort?: 'amountCents' }) =>
  ({ user, params, journalId }: FilledBank) =>
    user.call(contract.bank.transactions, { params, query: { journalId: String(journalId), ...query } })

const READS: readonly { readonly what: string; call(bank: FilledBank): Promise<unknown> }[] = [
  {
    what: 'what waits, with its suggestions',
    call: ({ user, params, journalId }) =>
      user.call(contract.bank.transactions, { params, query: { journalId: String(journalId), state: 'waiting' } }),
  },
  { what: 'all lines, the first page', call: list({}) },
  { what: 'processed lines by amount', call: list({ state: 'processed', sort: 'amountCents' }) },
  { what: 'a search for a rare word', call: list({ search: 'termijn 731 ' }) },
  { what: 'a search for a name that comes back', call: list({ search: 'Leverancier 77' }) },
  { what: 'a search for what is nowhere', call: list({ search: 'bestaat niet' }) },
  {
    what: 'one line with all its suggestions',
    call: ({ user, params, transactionId }) =>
      user.call(contract.bank.transaction, { params: { ...params, transactionId } }),
  },
]

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  const large = await fillBank(server, client, quick ? LARGE / 10 : LARGE)
  const small = await fillBank(server, client, SMALL)
  await client.query('VACUUM ANALYZE')
  const rows: Row[] = []
  for (const read of READS) rows.push(await measure(read, large, small))
  return rows
}

async function measure({ what, call }: (typeof READS)[number], large: FilledBank, small: FilledBank): Promise<Row> {
  const p95 = async (bank: FilledBank) => {
    const timesMs: number[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) timesMs.push(await millisecondsOf(() => call(bank)))
    return percentileOf(timesMs, 0.95)
  }
  const sides = { large: () => p95(large), small: () => p95(small) }
  await interleave(1, sides)
  const figures = await interleave(ROUNDS, sides)
  const ratio = ratioOf(figures.large, figures.small)
  return {
    what: `${what}, p95 of ${LARGE.toLocaleString('en')}`,
    ours: milliseconds(spreadOf(figures.large).median),
    beside: `${milliseconds(spreadOf(figures.small).median)} of ${SMALL.toLocaleString('en')}`,
    ratio,
    goal: `<= ${MOST_GROWTH} x`,
    met: ratio.median <= MOST_GROWTH,
  }
}
