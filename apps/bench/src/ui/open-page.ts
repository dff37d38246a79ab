import { dirname } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { preview } from 'vite'
import { chromiumLaunchOptions } from '../../../../scripts/chromium.mjs'
import { resource } from '../measure/resources.ts'

declare global {
  interface Window {
    /** What `pages/mounting.tsx` offers. */
    contender: { mount: (size: number) => void; unmount: () => void }
  }
}

/** A Chromium of the run's own. */
export async function startBrowser() {
  const browser = await chromium.launch(await chromiumLaunchOptions())
  return resource({ browser }, () => browser.close())
}

export type StartedBrowser = Awaited<ReturnType<typeof startBrowser>>

/** Serves the `dist` of a built page and opens it, once it offers what is measured on its `window`. */
export async function openPage({ browser }: StartedBrowser, folder: string, offered = 'contender') {
  const served = await preview({ root: dirname(folder), configFile: false, preview: { port: 0 } })
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(served.resolvedUrls?.local[0] ?? '')
  await page.waitForFunction((name) => name in window, offered)
  return resource({ page, session }, async () => {
    await page.close()
    await served.close()
  })
}

export type OpenedPage = Awaited<ReturnType<typeof openPage>>

/** What work in the page costs its thread, in milliseconds of the processor: a neighbour on the machine does not count. */
export const processorMs = (opened: OpenedPage, work: (page: Page) => Promise<unknown>) =>
  spentMs(opened, ['TaskDuration'], work)

/** What the page spends on parts of work, as Chromium names them: 'ScriptDuration', 'LayoutDuration'. */
export async function spentMs(
  { page, session }: OpenedPage,
  parts: readonly string[],
  work: (page: Page) => Promise<unknown>,
): Promise<number> {
  const before = await totalMs(session, parts)
  await work(page)
  return (await totalMs(session, parts)) - before
}

async function totalMs(session: CDPSession, parts: readonly string[]): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  const values = parts.map((part) => metrics.find(({ name }) => name === part)?.value ?? Number.NaN)
  return values.reduce((sum, value) => sum + value, 0) * 1000
}

/** Resolves when what was changed has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
