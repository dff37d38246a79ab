import type { Row, RunOptions } from './bench.ts'
import { startChild } from './endpoints/child.ts'
import { interleave, millisecondsOf } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { startPostgres } from './measure/postgres.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import type { ScaleServer, ScaleTask } from './scale/server.ts'
import { personAt, postEntry } from './scale/work.ts'

export const name = 'scale-writers'
export const goal = '50 who write in one administration wait no longer than for each other'

const WRITERS = 50
const WRITES_EACH = 6
const ROUNDS = 5
const MOST = 1.3

export async function run({ quick }: RunOptions): Promise<Row[]> {
  await using postgres = await startPostgres()
  const task: ScaleTask = { connection: postgres.connection, people: WRITERS, contacts: 1 }
  await using server = await startChild<ScaleServer>('../scale/server.ts', task)
  const people = Array.from({ length: WRITERS }, (_, place) => personAt(server, place))
  const timesOf = async (person: (typeof people)[number], writes: number): Promise<number[]> => {
    const times: number[] = []
    for (let n = 0; n < writes; n += 1) times.push(await millisecondsOf(() => postEntry(person, server)))
    return times
  }
  const contenders = {
    alone: async () => {
      const times = await timesOf(personAt(server), WRITERS)
      // What they would wait who come one after the other.
      return WRITERS * (times.reduce((sum, ms) => sum + ms, 0) / times.length)
    },
    together: async () =>
      percentileOf((await Promise.all(people.map((person) => timesOf(person, WRITES_EACH)))).flat(), 0.95),
  }
  await interleave(1, contenders)
  const { alone, together } = await interleave(quick ? 1 : ROUNDS, contenders)
  const ratio = ratioOf(together, alone)
  return [
    {
      what: `p95 of a write while ${WRITERS} write in one administration`,
      ours: milliseconds(spreadOf(together).median),
      beside: `${milliseconds(spreadOf(alone).median)}, ${WRITERS} x one`,
      ratio,
      goal: `<= ${MOST} x`,
      met: ratio.median <= MOST,
    },
  ]
}
