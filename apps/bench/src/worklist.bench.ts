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
import { bareFirstPage, type BareFirm } from './worklist/bare-sql.ts'
import { fillFirm } from './worklist/fill-firm.ts'

export const name = 'worklist'
export const goal = 'the first page of the worklist of 2,000 clients takes at most 1.5 times its bare SQL (p95)'

const CLIENTS = [2000, 5000]
const ROUNDS = 5
/** Each p95 is of so many calls. */
const SAMPLES = 40
const MOST = 1.5
const TODAY = '2026-10-10'

interface Firm {
  readonly colleague: TestClient
  readonly bare: BareFirm
}

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection })
  await using _ = resource({}, () => server.stop())
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  server.clock.set(`${TODAY}T10:00:00Z`)
  const firms: Firm[] = []
  for (const clients of CLIENTS) firms.push(await filled(server, client, clients))
  await client.query('VACUUM ANALYZE')
  const rows: Row[] = []
  for (const [at, firm] of firms.entries()) rows.push(await measure(firm, client, { clients: CLIENTS[at], quick }))
  return rows
}

async function measure(
  firm: Firm,
  client: pg.Client,
  of: { readonly clients: number | undefined; quick: boolean },
): Promise<Row> {
  const p95 = async (work: () => Promise<unknown>) => {
    const timesMs: number[] = []
    for (let sample = 0; sample < SAMPLES; sample += 1) timesMs.push(await millisecondsOf(work))
    return percentileOf(timesMs, 0.95)
  }
  const figures = await interleave(of.quick ? 1 : ROUNDS, {
    ours: () =>
      p95(() => firm.colleague.call(contract.worklist.list, { params: { firmId: firm.bare.firmId }, query: {} })),
    bare: () => p95(() => bareFirstPage(client, firm.bare)),
  })
  const ratio = ratioOf(figures.ours, figures.bare)
  return {
    what: `p95 of the first page of a worklist of ${of.clients?.toLocaleString('en')} clients`,
    ours: milliseconds(spreadOf(figures.ours).median),
    beside: `${milliseconds(spreadOf(figures.bare).median)} its bare SQL`,
    ratio,
    goal: `<= ${MOST} x`,
    met: ratio.median <= MOST,
  }
}

async function filled(server: KloptTestServer, client: pg.Client, clients: number): Promise<Firm> {
  const firmId = await server.world.firm()
  const keeper = await server.world.user({ firmId })
  const clientIds = await fillFirm(client, { firmId, userId: keeper.id, clients })
  return { colleague: await server.world.as(keeper), bare: { firmId, userId: keeper.id, clientIds, today: TODAY } }
}
