import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import { openPage, painted, processorMs, startBrowser, type OpenedPage, type StartedBrowser } from './ui/open-page.ts'

export const name = 'ui-table'
export const goal = 'a table of 100,000 rows shows and scrolls within twice what the virtualiser alone takes'

const most = 2
const rounds = 9
const many = 100_000
const few = 1000
const scrollSteps = 60

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
  return await processorMs(opened, (page) =>
    page.evaluate(async (steps) => {
      const scroller = [...document.querySelectorAll('div')].find(({ scrollHeight, clientHeight }) => {
        return clientHeight > 0 && clientHeight < 700 && scrollHeight > 100_000
      })
      if (!scroller) throw new Error('nothing scrolls')
      for (let step = 0; step < steps; step += 1) {
        scroller.scrollTop += 400
        await new Promise(requestAnimationFrame)
      }
    }, scrollSteps),
  )
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
