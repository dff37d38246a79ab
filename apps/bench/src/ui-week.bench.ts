import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import { openPage, painted, processorMs, startBrowser, type OpenedPage, type StartedBrowser } from './ui/open-page.ts'

export const name = 'ui-week'
export const goal = 'a week of 100 entries is shown and typed in within twice what a bare grid of inputs takes'

const most = 2
const rounds = 7
const entries = 100
/** How many times slower than this machine a laptop of somebody is. */
const SLOWER = 4
const KEYS = [...'1,25', 'Enter', ...'2:30', 'Enter', ...'45m', 'Enter', ...'3', 'Enter']

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using browser = await startBrowser()
  const ours = await buildOurPackage(folder.path)
  const page = (contender: string) => buildPage({ page: 'week-grid', contender, ours, folder: folder.path })
  const pages = { ours: await page('weeks/ours'), bare: await page('weeks/bare') }
  return [
    await compare(`a week of ${entries} entries, until it is painted`, pages, browser, mounting),
    await compare('a key in a cell of that week (p95)', pages, browser, typing),
  ]
}

async function compare(
  what: string,
  pages: { readonly ours: string; readonly bare: string },
  browser: StartedBrowser,
  measure: (opened: OpenedPage) => Promise<number>,
): Promise<Row> {
  const once = async (folder: string) => {
    await using opened = await openPage(browser, folder)
    await opened.session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    // The first time compiles and styles.
    await show(opened)
    await opened.page.evaluate(() => window.contender.unmount())
    await painted(opened.page)
    return await measure(opened)
  }
  const figures = await interleave(rounds, { ours: () => once(pages.ours), bare: () => once(pages.bare) })
  const ratio = ratioOf(figures.ours, figures.bare)
  return {
    what,
    ours: milliseconds(spreadOf(figures.ours).median),
    beside: `${milliseconds(spreadOf(figures.bare).median)} bare inputs`,
    ratio,
    goal: `<= ${most} x`,
    met: ratio.median <= most,
  }
}

async function show({ page }: OpenedPage): Promise<void> {
  await page.evaluate((size) => window.contender.mount(size), entries)
  await painted(page)
}

const mounting = (opened: OpenedPage): Promise<number> => processorMs(opened, () => show(opened))

/** The p95 of the processor time from a key until it is painted, in cells below each other. */
async function typing(opened: OpenedPage): Promise<number> {
  await show(opened)
  const { page } = opened
  await page.locator('input').first().focus()
  const timesMs: number[] = []
  for (const key of [...KEYS, ...KEYS]) {
    timesMs.push(
      await processorMs(opened, async () => {
        await page.keyboard.press(key)
        await painted(page)
      }),
    )
  }
  // The first cells find nothing compiled.
  return percentileOf(timesMs.slice(KEYS.length), 0.95)
}
