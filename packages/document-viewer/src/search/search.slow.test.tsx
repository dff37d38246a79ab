import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileOf, invoiceOcr, numberedPages } from '../testing/documents.ts'
import { redAndBlue } from '../testing/pictures.ts'
import { writePdf } from '../testing/pdf-writer.ts'
import { button, middleOf, pageElement, paintedPage, showViewer } from '../testing/show.tsx'

async function search(text: string) {
  await button('Zoeken').click()
  await page.getByRole('searchbox').fill(text)
}
const count = () => page.getByRole('search').getByRole('status')

test('a text is counted over all pages, shown where it stands and stepped through', async () => {
  await showViewer({ file: fileOf(writePdf(numberedPages(120))) })
  await paintedPage(1)
  await search('PAGINA 11')
  await expect.element(count()).toHaveTextContent('1 van 11')
  await expect.element(page.getByRole('textbox', { name: /^Pagina, van 1/ })).toHaveValue('11')
  await userEvent.keyboard('{Enter}')
  await expect.element(count()).toHaveTextContent('2 van 11')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Shift>}{Enter}{/Shift}')
  await expect.element(count()).toHaveTextContent('11 van 11')
  await paintedPage(119)
})

test('a match lies on its text, also when the page is turned', async () => {
  await showViewer({ file: fileOf(writePdf([{ texts: [{ text: 'Totaal', x: 300, y: 500, size: 20 }], rotate: 90 }])) })
  await paintedPage(1)
  await search('totaal')
  const distance = () => {
    const text = pageElement(1)?.querySelector('.textLayer span')
    const match = pageElement(1)?.querySelector('[data-match]')
    if (!text || !match) return Infinity
    const [one, other] = [middleOf(text), middleOf(match)]
    return Math.hypot(one.x - other.x, one.y - other.y)
  }
  await expect.poll(distance).toBeLessThan(6)
  await button('Draaien').click()
  await expect.poll(distance).toBeLessThan(6)
})

test('what is not there is not found, and closing takes the matches away', async () => {
  await showViewer({ file: fileOf(writePdf(numberedPages(3))) })
  await paintedPage(1)
  await search('leveringen')
  await expect.poll(() => document.querySelectorAll('[data-match]').length).toBeGreaterThan(0)
  await page.getByRole('searchbox').fill('krokodil')
  await expect.element(count()).toHaveTextContent('Niet gevonden')
  await button('Zoeken sluiten').click()
  await expect.poll(() => document.querySelectorAll('[data-match]').length).toBe(0)
  await expect.element(page.getByRole('search')).not.toBeInTheDocument()
})

test('a scan is searched by what was recognised on it', async () => {
  const file = fileOf(redAndBlue(600, 800, 'image/png'), { name: 'scan.png', mimeType: 'image/png' })
  await showViewer({ file, ocr: invoiceOcr })
  await expect.element(page.getByRole('img', { name: 'scan.png' })).toBeVisible()
  await search('druk')
  await expect.element(count()).toHaveTextContent('1 van 1')
})
