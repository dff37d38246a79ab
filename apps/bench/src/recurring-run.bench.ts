import type { Row, RunOptions } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { usualCalls } from './login-burst/calls.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import type { RunServer, RunTask } from './recurring-run/server.ts'
import { milliseconds } from './report/figures.ts'

export const name = 'recurring-run'
export const goal = '1,000 recurring invoices leave with their PDF at 20 a second, and hold up no other call'

const rounds = 3
const leastPerSecond = 20
const mostTimes = 2
const longestMs = 1000

/** A run by itself, and one while others work; calls beside it stand against the same calls without it. */
export async function run({ quick }: RunOptions): Promise<Row[]> {
  const amount = quick ? 200 : 1000
  await using postgres = await startPostgres()
  const task: RunTask = { connection: postgres.connection, amount }
  await using server = await startChild<RunServer>('../recurring-run/server.ts', task)
  const slowestMs: number[] = []
  const contenders = {
    alone: () => millisecondsOf(() => runAll(server)),
    usual: async () => percentileOf(await usualCalls(server, during(2)), 0.95),
    beside: async () => {
      const latencies = await usualCalls(server, runAll(server))
      slowestMs.push(Math.max(...latencies))
      return percentileOf(latencies, 0.95)
    },
  }
  const { alone, usual, beside } = await interleave(quick ? 1 : rounds, contenders)
  const perSecond = alone.map((ms) => (amount * 1000) / ms)
  const rate = ratioOf(
    perSecond,
    perSecond.map(() => leastPerSecond),
  )
  const p95 = ratioOf(beside, usual)
  const slowest = ratioOf(
    slowestMs,
    slowestMs.map(() => longestMs),
  )
  return [
    {
      what: `${amount} recurring invoices made, drawn and mailed`,
      ours: `${spreadOf(perSecond).median.toFixed(1)} a second`,
      beside: `${leastPerSecond} a second`,
      ratio: rate,
      goal: '>= 1 x',
      met: rate.median >= 1,
    },
    {
      what: 'p95 of a list meanwhile',
      ours: milliseconds(spreadOf(beside).median),
      beside: `${milliseconds(spreadOf(usual).median)} without it`,
      ratio: p95,
      goal: `<= ${mostTimes} x`,
      met: p95.median <= mostTimes,
    },
    {
      what: 'the slowest call meanwhile',
      ours: milliseconds(spreadOf(slowestMs).median),
      beside: `${longestMs} ms`,
      ratio: slowest,
      goal: '<= 1 x',
      met: slowest.median <= 1,
    },
  ]
}

async function runAll({ runUrl }: RunServer): Promise<void> {
  const response = await fetch(runUrl, { method: 'POST' })
  if (!response.ok) throw new Error(`the run failed: ${await response.text()}`)
}

function during(durationSeconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationSeconds * 1000))
}
