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
export async function processorMs({ page, session }: OpenedPage, work: (page: Page) => Promise<unknown>) {
  const before = await taskMs(session)
  await work(page)
  return (await taskMs(session)) - before
}

async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
}

/** Resolves when what was changed has been painted. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
