import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fileOf, invoiceFile, numberedPages } from './testing/documents.ts'
import { writePdf } from './testing/pdf-writer.ts'
import { button, colourAt, pageElement, paintedPage, showViewer } from './testing/show.tsx'

const many = (count: number) => fileOf(writePdf(numberedPages(count)))
const widthOf = (pageNumber: number) => Math.round(pageElement(pageNumber)?.getBoundingClientRect().width ?? 0)

test('a page that is turned or cut by its file shows what its file says', async () => {
  const marks = [
    { x: 0, y: 392, width: 100, height: 200, color: [1, 0, 0] },
    { x: 200, y: 100, width: 200, height: 200, color: [0, 0, 1] },
  ] as const
  const paper = { width: 400, height: 592, fills: marks }
  const turned = { ...paper, rotate: 90 }
  const cut = { ...paper, cropBox: [200, 100, 400, 300] as const }
  await showViewer({ file: fileOf(writePdf([paper, turned, cut])) })
  expect(colourAt(await paintedPage(1), 0.1, 0.1)).toEqual([255, 0, 0])
  await button('Volgende pagina').click()
  // The upper left corner of the paper lies at the upper right.
  expect(colourAt(await paintedPage(2), 0.9, 0.1)).toEqual([255, 0, 0])
  await button('Volgende pagina').click()
  const shown = await paintedPage(3)
  expect(colourAt(shown, 0.05, 0.05)).toEqual([0, 0, 255])
  expect(colourAt(shown, 0.95, 0.95)).toEqual([0, 0, 255])
  expect(widthOf(3)).toBe(Math.round((548 / 400) * 200))
})

test('text can be chosen and copied as it stands', async () => {
  await showViewer({ file: invoiceFile() })
  await paintedPage(1)
  const number = page.getByText('DN-26/4417')
  await expect.element(number).toBeInTheDocument()
  getSelection()?.selectAllChildren(number.element())
  expect(getSelection()?.toString()).toBe('DN-26/4417')
})

test('printing puts every page on paper as a picture, and leaves nothing behind', async () => {
  const printed: number[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    const sheets = [...document.querySelectorAll<HTMLImageElement>('body > div:last-child > img')]
    printed.push(...sheets.map(({ naturalWidth }) => naturalWidth))
  })
  await showViewer({ file: many(3) })
  await paintedPage(1)
  await button('Afdrukken').click()
  await expect.poll(() => printed).toEqual([1240, 1240, 1240])
  expect(document.querySelectorAll('body > div:last-child > img')).toHaveLength(0)
  print.mockRestore()
})

test('printing and downloading are left to who offers them', async () => {
  const onPrint = vi.fn()
  const onDownload = vi.fn()
  await showViewer({ file: many(1), onPrint, onDownload })
  await paintedPage(1)
  await button('Afdrukken').click()
  await button('Downloaden').click()
  expect([onPrint.mock.calls.length, onDownload.mock.calls.length]).toEqual([1, 1])
})

test('a file is saved under its own name, as it was loaded', async () => {
  const saved: { name: string; content: Promise<Blob> }[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: fetch(this.href).then((answer) => answer.blob()) })
  })
  const content = await writePdf(numberedPages(1))
  await showViewer({ file: fileOf(content, { name: 'factuur 12.pdf' }) })
  await button('Downloaden').click()
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['factuur 12.pdf'])
  const loaded = await saved[0]?.content
  expect([loaded?.type, loaded?.size]).toEqual(['application/pdf', content.byteLength])
  click.mockRestore()
})

test('a tick that a document does not carry comes from our own font', async () => {
  performance.clearResourceTimings()
  // In this font the digit 4 is a tick; it is as large as the page.
  const tick = { text: '4', x: 0, y: 20, size: 240, font: 'ZapfDingbats' } as const
  await showViewer({ file: fileOf(writePdf([{ width: 200, height: 200, texts: [tick] }])) })
  await paintedPage(1)
  const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
  expect(fetched.filter((name) => name.includes('FoxitDingbats'))).toHaveLength(1)
})
