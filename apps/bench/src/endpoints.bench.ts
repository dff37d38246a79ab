import type { Row } from './bench.ts'
import type { BareServers, BareTask } from './endpoints/bare-server.ts'
import { calls, type MeasuredCall } from './endpoints/calls.ts'
import { startChild } from './endpoints/child.ts'
import { load } from './endpoints/load.ts'
import type { OurServer, OurTask } from './endpoints/our-server.ts'
import { interleave } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { perSecond } from './report/figures.ts'

export const name = 'endpoints'
export const goal = 'lists and postings reach 0.6 of a bare node:http server that runs the same SQL'

const rounds = 5
const least = 0.6

/** Ours, the bare server and the load are three processes; all on one durable database. */
export async function run(): Promise<Row[]> {
  await using postgres = await startPostgres()
  const { connection } = postgres
  // Three contenders, each with a round to warm up, and the row that was captured.
  const writable = 3 * (rounds + 1) * Math.max(...calls.map(({ amount }) => amount)) + 1
  await using ours = await startChild<OurServer>('our-server.ts', { connection, writable } satisfies OurTask)
  const task: BareTask = { connection, templates: ours.templates }
  await using bare = await startChild<BareServers>('bare-server.ts', task)
  const rows: Row[] = []
  for (const call of calls) rows.push(...(await compare(call, ours, bare)))
  return rows
}

async function compare(call: MeasuredCall, ours: OurServer, bare: BareServers): Promise<Row[]> {
  let used = 0
  const next = () => asLoad(call, ours, (used += 1))
  const contenders = {
    ours: () => load(ours.url, call.amount, next),
    withoutSession: () => load(bare.withoutSession, call.amount, next),
    withSession: () => load(bare.withSession, call.amount, next),
  }
  await interleave(1, contenders)
  const figures = await interleave(rounds, contenders)
  const row = (what: string, peer: number[]): Row => {
    const ratio = ratioOf(figures.ours, peer)
    return {
      what: `${call.name}, ${what}`,
      ours: perSecond(spreadOf(figures.ours).median),
      beside: `${perSecond(spreadOf(peer).median)} bare server`,
      ratio,
      goal: `>= ${least} x`,
      met: ratio.median >= least,
    }
  }
  return [row('the same SQL', figures.withSession), row('the SQL but the session', figures.withoutSession)]
}

function asLoad(call: MeasuredCall, { cookie, world }: OurServer, number: number) {
  const { method, path, body, key } = call.request(world, number)
  const headers: Record<string, string> = { accept: 'application/json', cookie, 'x-call': call.name }
  if (body !== undefined) headers['content-type'] = 'application/json'
  if (key !== undefined) headers['idempotency-key'] = key
  return { method, path, headers, ...(body && { body: JSON.stringify(body) }) }
}
