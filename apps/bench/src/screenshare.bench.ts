import type { Round } from '../pages/screenshare.ts'
import { dirname } from 'node:path'
import { preview } from 'vite'
import type { Row } from './bench.ts'
import { resource, temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { kilobytes, milliseconds } from './report/figures.ts'
import { buildMeasuringPage, gzipBytesOfCapture } from './screenshare/build.ts'
import { startBrowser } from './ui/open-page.ts'

export const name = 'screenshare'
export const goal = 'sharing a page of 10,000 nodes costs a few times its outerHTML, and a change next to nothing'

const rounds = 7
const mostGzipBytes = 12_000
const mostDelta = 0.05

type Figure = Exclude<keyof Round, 'nodes'>

/** What is measured, and how many times `outerHTML` it may cost; null for what ours stands beside. */
const limits: readonly [figure: Figure, what: string, most: number | null][] = [
  ['cleanTick', 'a tick without a change', 0.2],
  ['full', 'a capture of the whole page', 3.5],
  ['rrweb', 'the same by rrweb', null],
  ['changedRow', 'a capture of one changed row', 1],
  ['patch', 'one changed row in the mirror, laid out', 5],
  ['replace', 'the whole page in the mirror, laid out', null],
]

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  const gzipBytes = await gzipBytesOfCapture(folder.path)
  const figures = await measure(await buildMeasuringPage(folder.path))
  const of = (figure: Figure) => figures.map((round) => round[figure])
  const delta = ratioOf(of('deltaBytes'), of('fullBytes'))
  return [
    ...limits.map(([figure, what, most]) => rowOf(what, of(figure), of('outerHtml'), most)),
    {
      what: 'bytes of one changed row',
      ours: kilobytes(spreadOf(of('deltaBytes')).median),
      beside: `${kilobytes(spreadOf(of('fullBytes')).median)} the whole page`,
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

/** Each round in a page of its own, so that no observer of another is left. */
async function measure(folder: string): Promise<Round[]> {
  await using browser = await startBrowser()
  const served = await preview({ root: dirname(folder), configFile: false, preview: { port: 0 } })
  await using server = resource({ url: served.resolvedUrls?.local[0] ?? '' }, () => served.close())
  const figures: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await browser.browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(server.url)
    await page.waitForFunction(() => 'measureRound' in window)
    // The first round in a page is the compiler's.
    await page.evaluate(() => window.measureRound())
    figures.push(await page.evaluate(() => window.measureRound()))
    await page.close()
  }
  return figures
}
