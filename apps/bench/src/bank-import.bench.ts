import { followRun, importFile, startRun } from './bank-import/calls.ts'
import type { ImportServer, ImportTask } from './bank-import/server.ts'
import { statementFile } from './bank-import/statement.ts'
import type { Row, RunOptions } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { usualCalls } from './login-burst/calls.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds, seconds } from './report/figures.ts'

export const name = 'bank-import'
export const goal =
  'a file of 10,000 lines, and booking what is certain of it and taking that back, hold up no other call'

const LINES = 10_000
/** So many of them are certain: enough for twenty parts of the job that books them. */
const CERTAIN = 500
const ROUNDS = 3
const MOST_TIMES = 2
const LONGEST_MS = 1000
const USUAL_MS = 3000

/** What is done to a bank, and what each time of it did to the calls of others. */
class Work {
  readonly what: string
  readonly durationsMs: number[] = []
  readonly p95sMs: number[] = []
  readonly slowestMs: number[] = []

  constructor(what: string) {
    this.what = what
  }

  async measure<Result>(server: ImportServer, work: Promise<Result>): Promise<Result> {
    const taken = millisecondsOf(() => work)
    const latencies = await usualCalls(server, taken)
    this.durationsMs.push(await taken)
    this.p95sMs.push(percentileOf(latencies, 0.95))
    this.slowestMs.push(Math.max(...latencies))
    return work
  }

  /** What warmed up does not count. */
  forget(): void {
    for (const figures of [this.durationsMs, this.p95sMs, this.slowestMs]) figures.length = 0
  }
}

export async function run({ quick }: RunOptions): Promise<Row[]> {
  const [rounds, lineCount, certain] = quick ? [1, LINES / 10, CERTAIN / 10] : [ROUNDS, LINES, CERTAIN]
  await using postgres = await startPostgres()
  // One more to warm up with.
  const task: ImportTask = { connection: postgres.connection, companies: rounds + 1 }
  await using server = await startChild<ImportServer>('../bank-import/server.ts', task)
  const file = statementFile(lineCount, certain)
  const importing = new Work(`a file of ${count(lineCount)} lines is imported`)
  const booking = new Work(`${count(certain)} certain lines of it are booked`)
  const undoing = new Work('these are taken back')
  const banks = [...server.bankPaths]
  const contenders = {
    usual: async () => percentileOf(await usualCalls(server, pause(USUAL_MS)), 0.95),
    work: async () => {
      const bankPath = banks.pop() ?? '' // zero: refused by the server
      await importing.measure(server, importFile(server, bankPath, file, lineCount))
      const runPath = await startRun(server, bankPath)
      await booking.measure(server, followRun(server, runPath, 'done', certain))
      await startRun(server, bankPath, runPath)
      await undoing.measure(server, followRun(server, runPath, 'undone', certain))
      return 0
    },
  }
  await interleave(1, contenders)
  for (const work of [importing, booking, undoing]) work.forget()
  const { usual } = await interleave(rounds, contenders)
  return [importing, booking, undoing].flatMap((work) => rowsOf(work, usual))
}

function rowsOf({ what, durationsMs, p95sMs, slowestMs }: Work, usual: readonly number[]): Row[] {
  const [p95, slowest] = [
    ratioOf(p95sMs, usual),
    ratioOf(
      slowestMs,
      slowestMs.map(() => LONGEST_MS),
    ),
  ]
  return [
    {
      what: `p95 of a list while ${what} (in ${seconds(spreadOf(durationsMs).median)})`,
      ours: milliseconds(spreadOf(p95sMs).median),
      beside: `${milliseconds(spreadOf(usual).median)} without it`,
      ratio: p95,
      goal: `<= ${MOST_TIMES} x`,
      met: p95.median <= MOST_TIMES,
    },
    {
      what: 'the slowest call meanwhile',
      ours: milliseconds(spreadOf(slowestMs).median),
      beside: `${LONGEST_MS} ms`,
      ratio: slowest,
      goal: '<= 1 x',
      met: slowest.median <= 1,
    },
  ]
}

const count = (lines: number) => lines.toLocaleString('en')
const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs))
