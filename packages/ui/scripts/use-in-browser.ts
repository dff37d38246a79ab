import { chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'

/** The strictest policy an application can have: no inline style or script, and no HTML from strings but what was cleaned. */
const policy = "default-src 'self'; img-src 'self' data:; require-trusted-types-for 'script'; trusted-types dompurify"

/** What of the workspace asks for React gets that of the application. */
const resolve = { dedupe: ['react', 'react-dom'] }

/** Builds the application outside the workspace and works in it; fails when something is missing or complained about. */
export async function useInBrowser(project: string): Promise<void> {
  await build({ root: project, configFile: false, logLevel: 'error', resolve, build: { assetsInlineLimit: 0 } })
  const headers = { 'Content-Security-Policy': policy }
  const server = await preview({ root: project, configFile: false, preview: { port: 0, host: '127.0.0.1', headers } })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const page = await browser.newPage()
    page.setDefaultTimeout(10_000)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => void complaints.push(String(error)))
    await page.goto(server.resolvedUrls?.local[0] ?? '')
    await page.locator('p:has(> strong:text-is("facturen")):not(:has(img))').waitFor()
    await keepInvoice(page)
    if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`)
  } finally {
    await browser.close()
    await server.close()
  }
}

async function keepInvoice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Factuur maken' }).click()
  const pane = page.getByRole('dialog', { name: 'Nieuwe factuur' })
  await pane.getByLabel('Bedrag').and(page.locator(':focus')).waitFor()
  await pane.getByLabel('Relatie').fill('Bakkerij De Krakeling')
  await pane.getByLabel('Bedrag').fill('1.250,5')
  await pane.getByRole('button', { name: 'Bewaren' }).click()
  await page.getByText('Factuur bewaard').first().waitFor()
  await pane.waitFor({ state: 'hidden' })
  await page.getByRole('row', { name: /Krakeling.*1\.250,50/ }).waitFor()
  await expectStyled(page)
}

/** The stylesheet counts, and not the browser's own looks. */
async function expectStyled(page: Page): Promise<void> {
  const height = await page.getByRole('button', { name: 'Factuur maken' }).evaluate((button) => button.offsetHeight)
  if (height !== 36) throw new Error(`A medium button is 36 px high, this one is ${height}`)
}
