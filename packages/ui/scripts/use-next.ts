import axe from 'axe-core'
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { chromiumLaunchOptions } from '../../../scripts/chromium.mjs'
import { nextApp } from './next-app.ts'
import { run, uiFolder } from './pack.ts'

const program = join(uiFolder, 'node_modules/next/dist/bin/next')

/**
 * Builds the application of the guide to Next with what is installed outside the workspace, and looks at it in both themes: it
 * stands in the page as the server sends it, works after hydration beside Tailwind, has no word in the console and nothing for axe.
 */
export async function useNext(project: string): Promise<void> {
  for (const [name, content] of Object.entries(nextApp())) {
    mkdirSync(dirname(join(project, name)), { recursive: true })
    writeFileSync(join(project, name), content)
  }
  run(join(uiFolder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], project)
  run('node', [program, 'build', '--webpack'], project)
  const server = spawn('node', [program, 'start', '-p', '0', '-H', '127.0.0.1'], { cwd: project })
  const browser = await chromium.launch(await chromiumLaunchOptions())
  try {
    const address = await addressOf(server)
    await expectSent(address)
    for (const colorScheme of ['light', 'dark'] as const)
      await expectWorking(await browser.newPage({ colorScheme, locale: 'de-DE' }), address)
  } finally {
    await browser.close()
    server.kill()
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    server.stdout?.on('data', (part: Buffer) => {
      said += part.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
      if (address && said.includes('Ready')) resolve(address)
    })
    server.once('exit', () => reject(new Error(`Next did not start:\n${said}`)))
  })
}

async function expectSent(address: string): Promise<void> {
  const sent = await (await fetch(address)).text()
  const missing = ['Neue Rechnung', '1.234,56', '13.04.2026'].filter((text) => !sent.includes(text))
  if (missing.length > 0) throw new Error(`The server did not send ${missing.join(', ')}`)
}

async function expectWorking(page: Page, address: string): Promise<void> {
  page.setDefaultTimeout(10_000)
  const complaints: string[] = []
  page.on('console', (message) => complaints.push(message.text()))
  page.on('pageerror', (error) => void complaints.push(String(error)))
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Betrag' }).fill('1234,5')
  await page.getByRole('textbox', { name: 'Datum' }).focus()
  await page.waitForFunction("[...document.querySelectorAll('input')].some(({ value }) => value === '1.234,50')")
  const [padding, ground] = await page.evaluate<string[]>(LOOKS)
  if (padding !== '32px') complaints.push(`A class of Tailwind gives ${padding} and not 32px`)
  if (ground === 'rgba(0, 0, 0, 0)') complaints.push('The preflight of Tailwind took the ground of a button away')
  await page.evaluate(axe.source)
  const faults = await page.evaluate<string[]>('axe.run().then(({ violations }) => violations.map(({ help }) => help))')
  complaints.push(...faults)
  if (complaints.length > 0) throw new Error(`The application of Next complained:\n${complaints.join('\n')}`)
}

/** What a class of Tailwind does, and what its preflight leaves of a button. */
const LOOKS = `[getComputedStyle(document.querySelector('main')).paddingTop,
  getComputedStyle([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Neue Rechnung')).backgroundColor]`
