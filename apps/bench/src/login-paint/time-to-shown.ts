import type { Browser } from 'playwright'

/** What Lighthouse takes for a slow connection and a phone, here applied to the page instead of computed afterwards. */
const connection = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_480 }
const processorSlowdown = 4

/** Milliseconds from asking for a page with an empty cache until what it is for has been painted. */
export async function timeToShown(browser: Browser, url: string, shown: string): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', connection)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
  await page.addInitScript(noteWhenShown, shown)
  await page.goto(url)
  const handle = await page.waitForFunction(() => performance.getEntriesByName('shown')[0]?.startTime)
  const timeMs = await handle.jsonValue()
  await page.close()
  return timeMs ?? Number.NaN
}

/** Runs in the page, before any script of its own. */
function noteWhenShown(selector: string): void {
  const look = () => {
    const element = document.querySelector(selector)
    if (element === null) requestAnimationFrame(look)
    // In this frame it is painted.
    else requestAnimationFrame(() => setTimeout(() => performance.mark('shown')))
  }
  look()
}
