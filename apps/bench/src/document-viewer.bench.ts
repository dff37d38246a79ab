import type { Viewing } from '../pages/viewer/viewing.ts'
import type { Row } from './bench.ts'
import { buildViewingPage } from './document-viewer/build.ts'
import { invoicePdf, longPdf } from './document-viewer/documents.ts'
import { interleave } from './measure/interleave.ts'
import { temporaryFolder } from './measure/resources.ts'
import { ratioOf, spreadOf } from './measure/spread.ts'
import { kilobytes, milliseconds } from './report/figures.ts'
import { openPage, startBrowser, type OpenedPage, type StartedBrowser } from './ui/open-page.ts'

export const name = 'document-viewer'
export const goal = 'a first page as soon as by pdf.js alone, and 500 pages in the memory of ten'

const rounds = 40
const mostFirstPage = 1.2
const pages = 500
const pagesBefore = 10
const mostCanvases = 12
const mostHeap = 1.5

export async function run(): Promise<Row[]> {
  await using folder = await temporaryFolder()
  const documents = { 'invoice.pdf': await invoicePdf(), 'long.pdf': await longPdf(pages) }
  const built = await buildViewingPage(folder.path, documents)
  await using browser = await startBrowser()
  return [await firstPage(browser, built), ...(await longDocument(browser, built))]
}

/** In one page by turns: the library and its worker's code are there, as for a second document. */
async function firstPage(browser: StartedBrowser, built: string): Promise<Row> {
  await using opened = await openPage(browser, built, 'viewing')
  const once = (contender: keyof Pick<Viewing, 'ours' | 'bare'>) => () =>
    opened.page.evaluate((which) => window.viewing[which](), contender)
  const contenders = { ours: once('ours'), bare: once('bare') }
  // The first times are those of loading and of the compiler.
  await interleave(2, contenders)
  const { ours, bare } = await interleave(rounds, contenders)
  const ratio = ratioOf(ours, bare)
  return {
    what: 'first page of an invoice, painted',
    ours: milliseconds(spreadOf(ours).median),
    beside: `${milliseconds(spreadOf(bare).median)} bare pdf.js`,
    ratio,
    goal: `<= ${mostFirstPage} x`,
    met: ratio.median <= mostFirstPage,
  }
}

async function longDocument(browser: StartedBrowser, built: string): Promise<Row[]> {
  await using opened = await openPage(browser, built, 'viewing')
  await opened.page.evaluate(() => window.viewing.openLong())
  const heapAt = async (pageNumber: number) => {
    await opened.page.evaluate((number) => window.viewing.scrollTo(number), pageNumber)
    return await heapBytes(opened)
  }
  const before = await heapAt(pagesBefore)
  const after = await heapAt(pages)
  const canvases = await opened.page.evaluate(() => window.viewing.mostCanvases())
  return [
    {
      what: `canvases at once, ${pages} pages scrolled`,
      ours: `${canvases}`,
      beside: `${mostCanvases} the limit`,
      ratio: spreadOf([canvases / mostCanvases]),
      goal: '<= 1 x',
      met: canvases <= mostCanvases,
    },
    {
      what: `heap after ${pages} pages scrolled`,
      ours: kilobytes(after),
      beside: `${kilobytes(before)} after ${pagesBefore} pages`,
      ratio: spreadOf([after / before]),
      goal: `<= ${mostHeap} x`,
      met: after / before <= mostHeap,
    },
  ]
}

/** What scripts of the page hold once everything unused is gone. */
async function heapBytes({ session }: OpenedPage): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
