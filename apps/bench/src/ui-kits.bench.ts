import type { Row } from './bench.ts'
import { interleave } from './measure/interleave.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { milliseconds } from './report/figures.ts'
import { brotliBytes } from './ui/brotli-bytes.ts'
import { buildOurPackage, buildPage } from './ui/build-page.ts'
import { MOST_KIT_BYTES } from './ui/kit-bytes.ts'
import { openPage, painted, processorMs, startBrowser, type StartedBrowser } from './ui/open-page.ts'

export const name = 'ui-kits'
export const goal = 'twelve parts weigh at most 30 KiB, and a button with a tooltip costs at most 2.5 plain buttons'

const kits = ['bare', 'ours', 'base-ui', 'mantine'] as const
type KitName = (typeof kits)[number]
const peers = { 'base-ui': 'Base UI, without styles', mantine: 'Mantine' } as const

const mostRatio = 2.5
const mounted = 1000
const rounds = 7

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  await using browser = await startBrowser()
  const ours = await buildOurPackage(folder.path)
  const pagesOf = (page: string) =>
    ofEach((kit) => buildPage({ page, contender: `kits/${kit}`, ours, folder: folder.path }))
  return [...(await weigh(await pagesOf('parts'))), ...(await mount(await pagesOf('rows'), browser))]
}

async function ofEach<Value>(make: (kit: KitName) => Promise<Value>): Promise<Record<KitName, Value>> {
  const made: [KitName, Value][] = []
  for (const kit of kits) made.push([kit, await make(kit)])
  return Object.fromEntries(made) as Record<KitName, Value>
}

async function weigh(pages: Record<KitName, string>): Promise<Row[]> {
  const bytes = await ofEach((kit) => brotliBytes(pages[kit]))
  const over = (kit: KitName) => bytes[kit] - bytes.bare
  return (['base-ui', 'mantine'] as const).map((peer) => ({
    what: 'twelve parts, JavaScript and CSS after brotli, without React',
    ours: kibibytes(over('ours')),
    beside: `${kibibytes(over(peer))} ${peers[peer]}`,
    ratio: spreadOf([over('ours') / over(peer)]),
    goal: `<= ${kibibytes(MOST_KIT_BYTES)}`,
    met: over('ours') <= MOST_KIT_BYTES,
  }))
}

const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`

async function mount(pages: Record<KitName, string>, browser: StartedBrowser): Promise<Row[]> {
  const once = async (kit: KitName) => {
    await using opened = await openPage(browser, pages[kit])
    const { page } = opened
    // Once to warm up.
    await page.evaluate((size) => window.contender.mount(size), mounted)
    await page.evaluate(() => window.contender.unmount())
    await painted(page)
    return await processorMs(opened, async () => {
      await page.evaluate((size) => window.contender.mount(size), mounted)
      await painted(page)
    })
  }
  const times = await interleave(rounds, {
    bare: () => once('bare'),
    ours: () => once('ours'),
    'base-ui': () => once('base-ui'),
    mantine: () => once('mantine'),
  })
  const row = (beside: KitName, of: string, atMost: number): Row => {
    const ratio = ratioOf(times.ours, times[beside])
    return {
      what: 'mounting 1,000 buttons with a tooltip',
      ours: milliseconds(spreadOf(times.ours).median),
      beside: `${milliseconds(spreadOf(times[beside]).median)} ${of}`,
      ratio,
      goal: `<= ${atMost} x`,
      met: ratio.median <= atMost,
    }
  }
  return [
    row('bare', 'plain buttons with a title', mostRatio),
    row('base-ui', peers['base-ui'], 1),
    row('mantine', peers.mantine, 1),
  ]
}
