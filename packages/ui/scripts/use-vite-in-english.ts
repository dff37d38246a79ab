import axe from 'axe-core'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium, type Page } from 'playwright'
import { build } from 'vite'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import { otherWords } from '../src/testing/other-words.ts'
import { codeOfGuide } from './code-of-guide.ts'
import { run, uiFolder } from './pack.ts'
import { serveFolder } from './serve-folder.ts'

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Expenses</title><link rel="icon" href="data:,"><main id="root"></main><script type="module" src="./main.tsx"></script></html>`

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['es2023', 'dom'],
  strict: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  types: [],
}

/**
 * Makes the application of the guide to Vite as it stands there, type-checks and builds it, and works in it in both schemes: no
 * word in the console, nothing for axe, and no text of the Dutch catalogue where the English one says something else.
 */
export async function useViteInEnglish(project: string): Promise<void> {
  const folder = join(project, 'english')
  const [main, app] = codeOfGuide('start-vite', 'tsx')
  if (!main || !app) throw new Error('The guide to Vite has no program or no application')
  const files = { 'main.tsx': main, 'app.tsx': app, 'index.html': page, 'tsconfig.json': settings() }
  mkdirSync(folder)
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  run(join(uiFolder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], folder)
  await build({ root: folder, configFile: false, logLevel: 'error', build: { assetsInlineLimit: 0 } })
  const dutch = await dutchOf(project)
  const { address, stop } = await serveFolder(join(folder, 'dist'))
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    for (const colorScheme of ['light', 'dark'] as const)
      await expectWorking(await browser.newPage({ colorScheme, locale: 'en-US' }), `${address}/index.html`, dutch)
  } finally {
    await browser.close()
    stop()
  }
}

const settings = () => JSON.stringify({ compilerOptions, files: ['main.tsx'] })

/** What the Dutch catalogue of the installed package says and the English one does not. */
async function dutchOf(project: string): Promise<RegExp[]> {
  const catalogue = (path: string) =>
    import(pathToFileURL(join(project, 'node_modules/@klopt/ui/dist/language', path)).href) as Promise<object>
  const [{ nl }, { en }] = (await Promise.all([catalogue('nl.js'), catalogue('en/index.js')])) as [
    { nl: unknown },
    { en: unknown },
  ]
  return otherWords(nl, en).map(({ pattern }) => pattern)
}

async function expectWorking(page: Page, address: string, dutch: readonly RegExp[]): Promise<void> {
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await page.goto(address)
  await page.getByRole('row', { name: /04\/13\/2026.*\$1,234\.56/ }).waitFor()
  await page.getByRole('textbox', { name: 'Date' }).fill('4/14/2026')
  await page.getByRole('textbox', { name: 'Amount' }).fill('99.5')
  await page.getByRole('button', { name: 'Add the expense' }).click()
  await page.getByRole('row', { name: /04\/14\/2026.*\$99\.50/ }).waitFor()
  await page.getByText('Expense added').first().waitFor()
  await page.getByRole('textbox', { name: 'Date' }).press('Alt+ArrowDown')
  await page.getByRole('dialog').waitFor()
  await page.evaluate(axe.source)
  const faults = await page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ help }) => help))')
  const said = await page.evaluate<string[]>(WORDS)
  const inDutch = said.filter((text) => dutch.some((pattern) => pattern.test(text)))
  const wrong = [...complaints, ...faults, ...inDutch.map((text) => `It says in Dutch: ${text}`)]
  if (wrong.length > 0) throw new Error(`The application of Vite in English complained:\n${wrong.join('\n')}`)
}

/** Every text of the page and of its attributes, as a reader or a screen reader gets it. */
const WORDS = `[...document.body.innerText.split('\\n'), ...[...document.querySelectorAll('*')].flatMap((element) =>
  ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''))]
  .map((text) => text.trim()).filter(Boolean)`
