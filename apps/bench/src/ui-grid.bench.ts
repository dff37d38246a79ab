import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { percentileOf } from './measure/percentile.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import { openPage, painted, processorMs, startBrowser, type StartedBrowser } from './ui/open-page.ts'

export const name = 'ui-grid'
export const goal = 'a letter typed in a grid of 200 lines takes at most twice what it takes in a bare input (p95)'

const most = 2
const rounds = 7
const lines = 200
const text = 'Kantoorartikelen november 2026'
/** How often it is typed: of a single time the p95 is all but the slowest letter. */
const times = 4

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using browser = await startBrowser()
  const ours = await buildOurPackage(folder.path)
  const page = (contender: string) => buildPage({ page: 'typing-grid', contender, ours, folder: folder.path })
  const pages = { ours: await page('grids/ours'), bare: await page('grids/bare') }
  const figures = await interleave(rounds, {
    ours: () => typing(browser, pages.ours),
    bare: () => typing(browser, pages.bare),
  })
  const ratio = ratioOf(figures.ours, figures.bare)
  return [
    {
      what: `p95 of a letter in a grid of ${lines} lines`,
      ours: milliseconds(spreadOf(figures.ours).median),
      beside: `${milliseconds(spreadOf(figures.bare).median)} bare input`,
      ratio,
      goal: `<= ${most} x`,
      met: ratio.median <= most,
    },
  ]
}

/** The p95 of the processor time from a letter until it is painted. */
async function typing(browser: StartedBrowser, folder: string): Promise<number> {
  await using opened = await openPage(browser, folder)
  const { page } = opened
  await page.evaluate((size) => window.contender.mount(size), lines)
  const field = page.getByLabel('Omschrijving, regel 1', { exact: true })
  await field.focus()
  const press = (letter: string) =>
    processorMs(opened, async () => {
      await page.keyboard.press(letter)
      await painted(page)
    })
  // The first letters find nothing compiled.
  for (const letter of text) await press(letter)
  const timesMs: number[] = []
  for (let time = 0; time < times; time += 1) {
    await field.fill('')
    for (const letter of text) timesMs.push(await press(letter))
  }
  return percentileOf(timesMs, 0.95)
}
