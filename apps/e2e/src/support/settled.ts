import { expect, type Page, type Request } from '@playwright/test'

interface Traffic {
  begun: number
  readonly underway: Set<Request>
}
const trafficOf = new WeakMap<Page, Traffic>()

/** Follows what a page asks for, which `settled` wants to know. */
export function followRequests(page: Page): void {
  const traffic: Traffic = { begun: 0, underway: new Set() }
  trafficOf.set(page, traffic)
  page.on('request', (request) => {
    traffic.begun += 1
    traffic.underway.add(request)
  })
  page.on('requestfinished', (request) => traffic.underway.delete(request))
  page.on('requestfailed', (request) => traffic.underway.delete(request))
}

/**
 * The page has drawn what it asked for: nothing is on its way, and when it had nothing left to do it had asked for
 * nothing more. Unlike `networkidle` it waits for no half second, and on a slow machine no shorter than it takes. After
 * a whole load, wait for something of the screen first: the app begins when the browser has drawn its first frame.
 * Without `timeoutMs` it waits as long as all that is expected in a journey.
 */
export async function settled(page: Page, timeoutMs?: number): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('The requests of this page are not followed')
  await expect
    .poll(
      async () => {
        const { begun } = traffic
        if (traffic.underway.size > 0) return [...traffic.underway].map((request) => request.url())
        await drawn(page)
        return traffic.begun === begun ? 'settled' : 'went on'
      },
      { message: 'what the page still does', intervals: [20], ...(timeoutMs !== undefined && { timeout: timeoutMs }) },
    )
    .toBe('settled')
}

/**
 * The page has done what it had to do of itself, such as laying itself out for another width. A page that the browser
 * does not draw for a second, as after a drag, has nothing to draw.
 */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const timeout = 1000
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout }))
    await idle()
    await new Promise((resolve) => {
      requestAnimationFrame(resolve)
      setTimeout(resolve, timeout)
    })
    await idle()
  })

/** Goes to another address as a link does, without loading the whole page anew, and waits until its screen is there. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), path)
  await settled(page)
}
