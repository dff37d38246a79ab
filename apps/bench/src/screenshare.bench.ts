import type { Sharing } from '../pages/screenshare.ts'
import type { Row } from './bench.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { kilobytes, milliseconds } from './report/figures.ts'
import { buildMeasuringPage, gzipBytesOfCapture } from './screenshare/build.ts'
import { openPage, painted, processorMs, startBrowser, type OpenedPage } from './ui/open-page.ts'

export const name = 'screenshare'
export const goal = 'sharing a page of 10,000 nodes costs a few times its outerHTML, and a change next to nothing'

const rounds = 7
/** So often everything is done before it is measured: the compiler works beside the page, for as long as its neighbours let it. */
const warmUps = 2
/** So often everything is measured in a round, of which the middle counts. */
const passes = 3
const mostGzipBytes = 12_000
const mostDelta = 0.05

/** So often in a row before each figure. */
const outerHtmlTimes = 10

type Figure = 'cleanTick' | 'full' | 'rrweb' | 'changedRow' | 'patch' | 'replace'

/** What is measured, how often in a row, and how many times `outerHTML` it may cost; null for what ours stands beside. */
const measured: readonly [figure: Figure, times: number, what: string, most: number | null][] = [
  ['full', 24, 'a capture of the whole page', 3.5],
  ['cleanTick', 100, 'a tick without a change', 0.2],
  ['replace', 1, 'the whole page in the mirror, laid out', null],
  ['changedRow', 30, 'a capture of one changed row', 1],
  ['patch', 30, 'one changed row in the mirror, laid out', 5],
  ['rrweb', 2, 'a first capture by rrweb', null],
]

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  const gzipBytes = await gzipBytesOfCapture(folder.path)
  const figures = await measure(await buildMeasuringPage(folder.path))
  const of = (key: string) => figures.map((round) => round[key] ?? Number.NaN)
  const delta = ratioOf(of('delta'), of('whole'))
  return [
    ...measured.map(([figure, , what, most]) => rowOf(what, of(figure), of(beside(figure)), most)),
    {
      what: 'bytes of one changed row',
      ours: kilobytes(spreadOf(of('delta')).median),
      beside: `${kilobytes(spreadOf(of('whole')).median)} the whole page`,
      ratio: delta,
      goal: `<= ${mostDelta} x`,
      met: delta.median <= mostDelta,
    },
    {
      what: 'what the shared page loads, gzip',
      ours: kilobytes(gzipBytes),
      beside: `${kilobytes(mostGzipBytes)} the limit`,
      ratio: spreadOf([gzipBytes / mostGzipBytes]),
      goal: '<= 1 x',
      met: gzipBytes <= mostGzipBytes,
    },
  ]
}

function rowOf(what: string, ours: number[], outerHtml: number[], most: number | null): Row {
  const ratio = ratioOf(ours, outerHtml)
  return {
    what,
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(outerHtml).median)} outerHTML`,
    ratio,
    goal: most === null ? 'none' : `<= ${most} x`,
    met: most === null || ratio.median <= most,
  }
}

/** By name: the milliseconds of each figure and of the `outerHTML` measured just before it, and the sizes. */
type Round = Readonly<Record<string, number>>

const beside = (figure: Figure) => `outerHTML beside ${figure}`

/** Each round in a page of its own, so that nothing of another is left. */
async function measure(folder: string): Promise<Round[]> {
  await using browser = await startBrowser()
  const figures: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    await using opened = await openPage(browser, folder, 'sharing')
    const done: Round[] = []
    for (let pass = 0; pass < warmUps + passes; pass += 1) done.push(await measureOnce(opened))
    figures.push(middleOf(done.slice(warmUps)))
  }
  return figures
}

const middleOf = (done: readonly Round[]): Round =>
  Object.fromEntries(
    Object.keys(done[0] ?? {}).map((key) => [key, spreadOf(done.map((pass) => pass[key] ?? Number.NaN)).median]),
  )

async function measureOnce(opened: OpenedPage): Promise<Round> {
  const cost = async (figure: Exclude<keyof Sharing, 'sizes'>, times: number) => {
    // What the figure before left to be drawn is not this one's. What it left to be thrown away is not
    // asked for: that throws away compiled code as well.
    await painted(opened.page)
    const total = await processorMs(opened, (page) =>
      page.evaluate(async ([work, count]) => void (await window.sharing[work](count)), [figure, times] as const),
    )
    return total / times
  }
  // What asking costs is no part of what is asked.
  const asking = await cost('nothing', 1)
  const round: Record<string, number> = {}
  for (const [figure, times] of measured) {
    round[beside(figure)] = (await cost('outerHtml', outerHtmlTimes)) - asking / outerHtmlTimes
    round[figure] = (await cost(figure, times)) - asking / times
  }
  return { ...round, ...(await opened.page.evaluate(() => window.sharing.sizes())) }
}
