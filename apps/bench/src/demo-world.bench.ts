import { createDemoWorld } from '@klopt/api/bench'
import { createTestServer, TestClock } from '@klopt/api/testing'
import type { Row } from './bench.ts'
import { millisecondsOf } from './measure/interleave.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'
import { spreadOf } from './measure/spread.ts'
import { seconds } from './report/figures.ts'

export const name = 'demo-world'
export const goal = 'the demo world is made within 20 s'

const limitMs = 20_000
const rounds = 2

/** On a new durable database each time, through the commands of real use. */
export async function run(): Promise<Row[]> {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) times.push(await makeOnce())
  const time = spreadOf(times)
  return [
    {
      what: 'demo world made',
      ours: seconds(time.median),
      beside: `${seconds(limitMs)} limit`,
      ratio: spreadOf(times.map((elapsedMs) => elapsedMs / limitMs)),
      goal: '<= 1 x',
      met: time.median <= limitMs,
    },
  ]
}

async function makeOnce(): Promise<number> {
  await using postgres = await startPostgres()
  const clock = new TestClock(new Date())
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection, clock })
  await using _ = resource({}, () => server.stop())
  return await millisecondsOf(() => createDemoWorld(server))
}
