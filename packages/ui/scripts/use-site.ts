import axe from 'axe-core'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import { buildSite } from '../src/docs/site/build-site.ts'
import { languages, pages } from '../src/docs/site/pages.ts'
import { serveFolder } from './serve-folder.ts'

/**
 * Builds the site of guides in both languages and opens every page, light and dark, on a phone: each link leads somewhere, nothing
 * is wider than the window, no word in the console, nothing for axe.
 */
export async function useSite(work: string): Promise<void> {
  const folder = join(work, 'site')
  buildSite(folder)
  const { address, stop } = await serveFolder(folder)
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 390, height: 844 } })
      for (const language of languages)
        for (const { name } of pages) await expectReadable(page, `${address}/${language}/${name}.html`)
      await page.close()
    }
    for (const language of languages) for (const { name } of pages) expectLinks(folder, `${language}/${name}.html`)
  } finally {
    await browser.close()
    stop()
  }
}

async function expectReadable(page: Page, address: string): Promise<void> {
  const complaints: string[] = []
  const hear = (message: { text: () => string }) => complaints.push(message.text())
  page.on('console', hear)
  await page.goto(address)
  await page.evaluate(axe.source)
  const faults = await page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ help }) => help))')
  const tooWide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth')
  if (tooWide > 0) faults.push(`${tooWide} px wider than the window`)
  page.off('console', hear)
  if (complaints.length + faults.length > 0) throw new Error(`${address}:\n${[...complaints, ...faults].join('\n')}`)
}

function expectLinks(folder: string, file: string): void {
  const html = readFileSync(join(folder, file), 'utf8')
  for (const [, target = ''] of html.matchAll(/(?:href|src)="([^"#:]+)"/g))
    readFileSync(join(folder, file, '..', target))
}
