import type { Row } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import type { FilesServer, FilesTask } from './list-files/server.ts'
import { usualCalls } from './login-burst/calls.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds, seconds } from './report/figures.ts'

export const name = 'list-files'
export const goal = 'while a workbook of 100,000 rows is made, the p95 of other calls stays within twice the usual'

const ROUNDS = 5
const ROWS = 100_000
const MOST = 2
const USUAL_MS = 2000

export async function run(): Promise<Row[]> {
  await using postgres = await startPostgres()
  const task: FilesTask = { connection: postgres.connection, rows: ROWS }
  await using server = await startChild<FilesServer>('../list-files/server.ts', task)
  const durationsMs: number[] = []
  const contenders = {
    usual: async () => percentileOf(await usualCalls(server, pause(USUAL_MS)), 0.95),
    meanwhile: async () => {
      const made = millisecondsOf(() => workbook(server))
      const latencies = await usualCalls(server, made)
      durationsMs.push(await made)
      return percentileOf(latencies, 0.95)
    },
  }
  await interleave(1, contenders)
  durationsMs.length = 0
  const { usual, meanwhile } = await interleave(ROUNDS, contenders)
  const ratio = ratioOf(meanwhile, usual)
  return [
    {
      what: `p95 of a list while a workbook of ${ROWS.toLocaleString('en')} rows is made (in ${seconds(spreadOf(durationsMs).median)})`,
      ours: milliseconds(spreadOf(meanwhile).median),
      beside: `${milliseconds(spreadOf(usual).median)} without it`,
      ratio,
      goal: `<= ${MOST} x`,
      met: ratio.median <= MOST,
    },
  ]
}

/** Asks for the workbook and takes all of it. Throws for a refusal. */
async function workbook({ url, cookie, exportPath }: FilesServer): Promise<void> {
  const response = await fetch(`${url}${exportPath}`, { method: 'POST', headers: { cookie } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${response.url} was answered with ${response.status}`)
}

const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs))
