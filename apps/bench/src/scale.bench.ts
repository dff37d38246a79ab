import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Row, RunOptions } from './bench.ts'
import { captureStatements } from './endpoints/capture.ts'
import { kept } from './measure/kept.ts'
import { percentileOf } from './measure/percentile.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds, seconds } from './report/figures.ts'
import { openDatabases, type Databases } from './scale/databases.ts'
import { fillWorld, type FilledWorld } from './scale/fill-world.ts'
import { pagesOf } from './scale/pages.ts'
import { openLooked } from './scale/open-looked.ts'
import type { OpenedBooks, Read } from './scale/read.ts'
import { ALL_READS } from './scale/reads.ts'
import { roundsOf } from './scale/rounds.ts'
import type { Scale } from './scale/sizes.ts'

export const name = 'scale'
export const goal = 'books cost the same among 5,000 administrations with 5,000,000 journal lines as alone'

const FULL: Scale = { administrations: 5_000, largest: 1_000_000 }
const QUICK: Scale = { administrations: 200, largest: 100_000 }
const MOST_GROWTH = 1.2
const MOST_BUILD_MS = 15 * 60_000

export async function run({ quick }: RunOptions): Promise<Row[]> {
  const scale = quick ? QUICK : FULL
  const { folder, made } = await kept({
    name,
    dependsOn: [JSON.stringify(scale), ...(await textsThatMakeIt())],
    make: (place) => fillWorld(place, scale),
  })
  console.error(`  kept in ${folder}`)
  await using databases = await openDatabases(folder)
  const sides: Sides = {
    databases,
    among: await openLooked(databases.among, made.among),
    alone: await openLooked(databases.alone, made.alone),
    total: made.lines,
  }
  const rows = [builtIn(made)]
  for (const read of ALL_READS) rows.push(...(await measure(read, sides)))
  return rows
}

/**
 * Migrations, and what fills the tables that they make: administrations, charts, journals, people and firms by the functions of the
 * server, all else as the owner of the tables by statements that make many rows at once, over two connections. No trigger is off, and
 * foreign keys are asked of all rows at once at the end: what the world holds was checked, and `findBookFaults` asks it all once more.
 */
async function textsThatMakeIt(): Promise<string[]> {
  const migrations = fileURLToPath(new URL('../../migrations', import.meta.resolve('@klopt/api/testing')))
  const files = (await readdir(migrations)).toSorted().map((file) => join(migrations, file))
  for (const file of [
    'scale/fill-world',
    'scale/fill-papers',
    'scale/fill-lists',
    'scale/fill-client-hours',
    'scale/list-rows',
    'scale/rows-of-books',
    'scale/rows-of-people',
    'scale/rows-of-sales',
    'scale/set-aside',
    'scale/sizes',
    'large-books/fill-books',
    'worklist/fill-firm',
  ])
    files.push(join(import.meta.dirname, `${file}.ts`))
  return Promise.all(files.map((file) => readFile(file, 'utf8')))
}

/** Said again by each run that finds them. */
function builtIn({ lines, filledInMs, provedInMs }: FilledWorld): Row {
  const ratio = spreadOf([filledInMs / MOST_BUILD_MS])
  return {
    what: `${lines.toLocaleString('en')} lines of others made, once (and proved in ${seconds(provedInMs)})`,
    ours: seconds(filledInMs),
    beside: `${seconds(MOST_BUILD_MS)} limit`,
    ratio,
    goal: '<= 1 x',
    met: ratio.median <= 1,
  }
}

interface Sides {
  readonly databases: Databases
  readonly among: OpenedBooks
  readonly alone: OpenedBooks
  readonly total: number
}

async function measure({ what, call, limitMs }: Read, { databases, among, alone, total }: Sides): Promise<Row[]> {
  const [many, few] = [await captureStatements(() => call(among)), await captureStatements(() => call(alone))]
  const statements = many.length === few.length ? `${many.length}` : `${many.length}, and ${few.length} alone:`
  const pages = {
    among: await pagesOf(databases.among.client, many),
    alone: await pagesOf(databases.alone.client, few),
  }
  const rounds = await roundsOf({ among: () => call(among), alone: () => call(alone) })
  return (['median', 'p95'] as const).map((share) => {
    const ofRounds = (side: 'among' | 'alone') => rounds.map((times) => percentileOf(times[side], SHARES[share]))
    const [ours, besides] = [ofRounds('among'), ofRounds('alone')]
    const row = {
      what: `${what}, ${share} among ${total.toLocaleString('en')} lines (${statements} statements)`,
      ours: `${milliseconds(spreadOf(ours).median)}, ${pages.among} pages`,
    }
    const besideAlone = `${milliseconds(spreadOf(besides).median)}, ${pages.alone} pages alone`
    if (limitMs !== undefined) {
      const ratio = spreadOf(ours.map((ms) => ms / limitMs))
      const beside = `${milliseconds(limitMs)} limit (${besideAlone})`
      return { ...row, beside, ratio, goal: '<= 1 x', met: ratio.median <= 1 }
    }
    const ratio = ratioOf(ours, besides)
    const isMet = ratio.median <= MOST_GROWTH && many.length === few.length
    return { ...row, beside: besideAlone, ratio, goal: `<= ${MOST_GROWTH} x`, met: isMet }
  })
}

const SHARES = { median: 0.5, p95: 0.95 } as const
