import type { Row } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { loginBurst, usualCalls } from './login-burst/calls.ts'
import type { BurstServer, BurstTask } from './login-burst/server.ts'
import { interleave } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds, seconds } from './report/figures.ts'

export const name = 'login-burst'
export const goal = 'while 200 people log in at once, the p95 of other calls stays within twice the usual'

const rounds = 5
const logins = 200
const most = 2

/** The server is a process of its own; its passwords cost what they cost in production. */
export async function run(): Promise<Row[]> {
  await using postgres = await startPostgres()
  const task: BurstTask = { connection: postgres.connection, users: logins }
  await using server = await startChild<BurstServer>('../login-burst/server.ts', task)
  const durationsMs: number[] = []
  const contenders = {
    usual: async () => percentileOf(await usualCalls(server, during(1)), 0.95),
    inBurst: async () => {
      const burst = loginBurst(server)
      const latencies = await usualCalls(server, burst)
      durationsMs.push(await burst)
      return percentileOf(latencies, 0.95)
    },
  }
  await interleave(1, contenders)
  durationsMs.length = 0
  const { usual, inBurst } = await interleave(rounds, contenders)
  const ratio = ratioOf(inBurst, usual)
  const took = seconds(spreadOf(durationsMs).median)
  return [
    {
      what: `p95 of a list during ${logins} logins at once (all let in within ${took})`,
      ours: milliseconds(spreadOf(inBurst).median),
      beside: `${milliseconds(spreadOf(usual).median)} without them`,
      ratio,
      goal: `<= ${most} x`,
      met: ratio.median <= most,
    },
  ]
}

function during(durationSeconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, durationSeconds * 1000))
}
