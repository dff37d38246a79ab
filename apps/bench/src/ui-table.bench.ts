import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import {
  openPage,
  painted,
  processorMs,
  spentMs,
  startBrowser,
  type OpenedPage,
  type StartedBrowser,
} from './ui/open-page.ts'

export const name = 'ui-table'
export const goal = 'a table of 100,000 rows scrolls as one of 1,000, and within twice what the virtualiser alone takes'

const most = 2
const rounds = 9
const many = 100_000
const few = 1000
const scrollSteps = 60
/** How many times slower than this machine a laptop of somebody is. */
const SLOWER = 4
const MOST_GROWTH = 1.2
const MOST_ROWS = 80
const LONG_TASK_MS = 50

interface Pages {
  ours: string
  bare: string
}

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using browser = await startBrowser()
  const ours = await buildOurPackage(folder.path)
  const page = (contender: string) => buildPage({ page: 'long-table', contender, ours, folder: folder.path })
  const pages = { ours: await page('tables/ours'), bare: await page('tables/bare') }
  return [
    await compare('table of 100,000 rows, first paint', pages, browser, firstPaint),
    await compare('table of 100,000 rows, sixty frames of scrolling', pages, browser, scrolling),
    await elements(pages, browser),
    ...(await onSlowMachine(pages, browser)),
  ]
}

async function compare(
  what: string,
  pages: Pages,
  browser: StartedBrowser,
  measure: (opened: OpenedPage) => Promise<number>,
): Promise<Row> {
  const once = async (folder: string) => {
    await using opened = await openPage(browser, folder)
    await show(opened, many)
    await opened.page.evaluate(() => window.contender.unmount())
    await painted(opened.page)
    return await measure(opened)
  }
  const { ours, bare } = await interleave(rounds, { ours: () => once(pages.ours), bare: () => once(pages.bare) })
  const ratio = ratioOf(ours, bare)
  return {
    what,
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(bare).median)} bare react-virtual`,
    ratio,
    goal: `<= ${most} x`,
    met: ratio.median <= most,
  }
}

/** Shows a table of so many rows and waits until rows are painted. */
async function show({ page }: OpenedPage, size: number): Promise<void> {
  await page.evaluate((rows) => window.contender.mount(rows), size)
  await page.locator('tbody tr').nth(10).waitFor()
  await painted(page)
}

const firstPaint = (opened: OpenedPage) => processorMs(opened, () => show(opened, many))

async function scrolling(opened: OpenedPage): Promise<number> {
  await show(opened, many)
  return await processorMs(opened, (page) => page.evaluate(scroll, scrollSteps))
}

/** Runs in the page: a step of 400 px with each frame. Answers the most rows that were mounted. */
async function scroll(steps: number): Promise<number> {
  const scroller = [...document.querySelectorAll('div')].find(({ scrollHeight, clientHeight }) => {
    return clientHeight > 0 && clientHeight < 700 && scrollHeight > 40_000
  })
  if (!scroller) throw new Error('nothing scrolls')
  let mostRows = 0
  for (let step = 0; step < steps; step += 1) {
    scroller.scrollTop += 400
    await new Promise(requestAnimationFrame)
    mostRows = Math.max(mostRows, document.querySelectorAll('tbody tr').length)
  }
  return mostRows
}

/** Scrolling at a fourth of the speed: what a step costs beside a short table, the rows there are, and the longest task. */
async function onSlowMachine({ ours }: Pages, browser: StartedBrowser): Promise<Row[]> {
  const [rows, tasksMs]: [number[], number[]] = [[], []]
  const once = async (size: number) => {
    await using opened = await openPage(browser, ours)
    await show(opened, size)
    await opened.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await opened.page.evaluate(watchLongTasks)
    const work = async () => rows.push(await opened.page.evaluate(scroll, scrollSteps))
    const ms = await spentMs(opened, ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'], work)
    tasksMs.push(await opened.page.evaluate(() => window.longestTaskMs()))
    return ms / scrollSteps
  }
  const figures = await interleave(rounds, { long: () => once(many), short: () => once(few) })
  const ratio = ratioOf(figures.long, figures.short)
  const [mostRows, longestMs] = [Math.max(...rows), spreadOf(tasksMs).median]
  return [
    {
      what: `script and layout of a scroll step, 100,000 rows, ${SLOWER} x slower`,
      ours: milliseconds(spreadOf(figures.long).median),
      beside: `${milliseconds(spreadOf(figures.short).median)} with 1,000 rows`,
      ratio,
      goal: `<= ${MOST_GROWTH} x`,
      met: ratio.median <= MOST_GROWTH,
    },
    {
      what: 'most rows in the document while scrolling',
      ours: `${mostRows}`,
      beside: `${MOST_ROWS} the limit`,
      ratio: spreadOf([mostRows / MOST_ROWS]),
      goal: '<= 1 x',
      met: mostRows <= MOST_ROWS,
    },
    {
      what: `longest task while scrolling, ${SLOWER} x slower`,
      ours: longestMs === 0 ? `under ${LONG_TASK_MS} ms` : milliseconds(longestMs),
      beside: `${LONG_TASK_MS} ms the limit`,
      ratio: spreadOf(tasksMs.map((ms) => ms / LONG_TASK_MS)),
      goal: '<= 1 x',
      met: longestMs <= LONG_TASK_MS,
    },
  ]
}

declare global {
  interface Window {
    /** The longest task since it was watched for; 0 where none was long. */
    longestTaskMs: () => number
  }
}

/** Runs in the page. */
function watchLongTasks(): void {
  let longestMs = 0
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration)
  }).observe({ type: 'longtask' })
  window.longestTaskMs = () => longestMs
}

async function elements({ ours }: Pages, browser: StartedBrowser): Promise<Row> {
  const count = async (size: number) => {
    await using opened = await openPage(browser, ours)
    await show(opened, size)
    return await opened.page.evaluate(() => document.querySelectorAll('*').length)
  }
  const [least, greatest] = [await count(few), await count(many)]
  return {
    what: 'elements in the document, 100,000 rows',
    ours: `${greatest}`,
    beside: `${least} with 1,000 rows`,
    ratio: spreadOf([greatest / least]),
    goal: '<= 1 x',
    met: greatest <= least,
  }
}
