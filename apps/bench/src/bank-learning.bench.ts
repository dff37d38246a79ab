import { createDemoWorld } from '@klopt/api/bench'
import { createTestServer, TestClock } from '@klopt/api/testing'
import pg from 'pg'
import { disturbed } from './bank-learning/disturb.ts'
import { loadWorld, type World } from './bank-learning/load-world.ts'
import { replay, type Outcome } from './bank-learning/replay.ts'
import type { Row, RunOptions } from './bench.ts'
import { startPostgres } from './measure/postgres.ts'
import { resource } from './measure/resources.ts'

export const name = 'bank-learning'
export const goal = 'the first suggestion for a bank line is right, and a certain one never wrong'

const LEAST_RIGHT = 0.95
/** What is known in the first months is too little to judge by. */
const LEARNING_MONTHS = 3

export async function run({ verbose, seed }: RunOptions): Promise<Row[]> {
  const world = await demoBooks()
  const kinds = [
    { what: 'lines as the bank wrote them', outcomes: replay(world) },
    { what: 'lines in other words, order and amounts', outcomes: replay(world, disturbed(seed)) },
  ]
  return kinds.flatMap(({ what, outcomes }) => {
    const months = [...new Set(outcomes.map(({ line }) => line.date.slice(0, 7)))].toSorted()
    const learned = outcomes.filter(({ line }) => line.date.slice(0, 7) >= (months[LEARNING_MONTHS] ?? ''))
    if (verbose) console.error(missesOf(what, learned))
    return [rightRow(what, learned), certainRow(what, learned)]
  })
}

/** The two years of Studio Noord, the first administration of the demo world. */
async function demoBooks(): Promise<World> {
  await using postgres = await startPostgres()
  const clock = new TestClock(new Date())
  const server = await createTestServer({ forBenchmark: true, connection: postgres.connection, clock })
  await using _ = resource({}, () => server.stop())
  await createDemoWorld(server)
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await using _client = resource({}, () => client.end())
  const { rows } = await client.query<{ id: string }>('SELECT min(id) AS id FROM administrations')
  return await loadWorld(client, Number(rows[0]?.id))
}

function rightRow(what: string, outcomes: readonly Outcome[]): Row {
  const right = outcomes.filter(({ isRight }) => isRight).length
  const share = right / outcomes.length
  const ratio = share / LEAST_RIGHT
  return {
    what: `${what}, first suggestion right`,
    ours: `${(share * 100).toFixed(1)}% of ${outcomes.length}`,
    beside: `${LEAST_RIGHT * 100}% at least`,
    ratio: { median: ratio, min: ratio, max: ratio },
    goal: '>= 1 x',
    met: share >= LEAST_RIGHT,
  }
}

function certainRow(what: string, outcomes: readonly Outcome[]): Row {
  const certain = outcomes.filter(({ best }) => best?.certainty === 'certain')
  const wrong = certain.filter(({ isRight }) => !isRight).length
  return {
    what: `${what}, certain and wrong`,
    ours: `${wrong} of ${certain.length}`,
    beside: 'none',
    ratio: { median: wrong, min: wrong, max: wrong },
    goal: '0',
    met: wrong === 0,
  }
}

const missesOf = (what: string, outcomes: readonly Outcome[]): string =>
  [
    what,
    ...outcomes
      .filter(({ isRight }) => !isRight)
      .map(({ line, best }) =>
        [
          ` ${line.date} ${line.amountCents} ${line.counterpartyName ?? '-'} | ${line.description}`,
          `   booked on ${JSON.stringify(line.itemIds)} ${JSON.stringify(line.accounts)}`,
          `   suggested ${best === undefined ? 'nothing' : JSON.stringify(best)}`,
        ].join('\n'),
      ),
  ].join('\n')
