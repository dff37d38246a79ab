import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import { startBrowser } from './ui/open-page.ts'
import { typingMs } from './ui/typing.ts'

export const name = 'ui-field'
export const goal = 'a letter typed in a field takes at most 1.2 times what it takes in a bare input (p95)'

const most = 1.2
const rounds = 15

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using browser = await startBrowser()
  const ours = await buildOurPackage(folder.path)
  const page = (contender: string) => buildPage({ page: 'typing-field', contender, ours, folder: folder.path })
  const pages = { ours: await page('fields/ours'), bare: await page('fields/bare') }
  const typed = (built: string) => typingMs({ browser, folder: built, size: 1, label: 'Omschrijving' })
  const figures = await interleave(rounds, { ours: () => typed(pages.ours), bare: () => typed(pages.bare) })
  const ratio = ratioOf(figures.ours, figures.bare)
  return [
    {
      what: 'p95 of a letter in a field with label and hint',
      ours: milliseconds(spreadOf(figures.ours).median),
      beside: `${milliseconds(spreadOf(figures.bare).median)} bare input`,
      ratio,
      goal: `<= ${most} x`,
      met: ratio.median <= most,
    },
  ]
}
