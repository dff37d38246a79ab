import axe from 'axe-core'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import { codeOfGuide } from './code-of-guide.ts'
import { serveFolder } from './serve-folder.ts'

/**
 * Serves the page and the program of the guide to plain HTML as they stand there, beside what is installed outside the
 * workspace, and works in it in both schemes: no build, no word in the console, nothing for axe.
 */
export async function usePlainHtml(project: string): Promise<void> {
  const [page, program] = [codeOfGuide('start-html', 'html')[0], codeOfGuide('start-html', 'js')[0]]
  if (!page || !program) throw new Error('The guide to plain HTML has no page or no program')
  writeFileSync(join(project, 'plain.html'), page.replace('/main.js', '/plain.js'))
  writeFileSync(join(project, 'plain.js'), program)
  const { address, stop } = await serveFolder(project)
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    for (const colorScheme of ['light', 'dark'] as const)
      await expectWorking(await browser.newPage({ colorScheme, locale: 'en-US' }), `${address}/plain.html`)
  } finally {
    await browser.close()
    stop()
  }
}

async function expectWorking(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await page.goto(address)
  await page.getByRole('row', { name: /Hudson Bakery.*\$1,234\.56/ }).waitFor()
  await page.getByLabel('Customer').fill('Ferry Street Books')
  await page.getByLabel('Amount').fill('99.5')
  await page.getByRole('button', { name: 'Add the invoice' }).click()
  await page.getByRole('row', { name: /Ferry Street Books.*\$99\.50/ }).waitFor()
  await page.getByText('Invoice added').first().waitFor()
  const height = await page.getByRole('button', { name: 'Add the invoice' }).evaluate((button) => button.offsetHeight)
  if (height !== 36) throw new Error(`A medium button is 36 px high, in plain HTML this one is ${height}`)
  // Evaluated by the debugger, which the policy of the page does not concern.
  await page.evaluate(axe.source)
  const faults = await page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ help }) => help))')
  const wrong = [...complaints, ...faults]
  if (wrong.length > 0) throw new Error(`The page of plain HTML has complaints:\n${wrong.join('\n')}`)
}
