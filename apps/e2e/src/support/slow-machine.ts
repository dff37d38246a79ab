import type { Browser, BrowserContext, Page } from '@playwright/test'

/** How many times slower than this machine the one is that `KLOPT_SLOW` asks for; 1 is as it is. */
const slowness = Number(process.env['KLOPT_SLOW'] ?? 1)
/** The longest that an answer of the server is held back, for each time slower. */
const longestMs = 100

/**
 * Makes every page of this browser think and hear slowly when `KLOPT_SLOW` asks for it: its processor is held back, and
 * each answer of the server by a time of its own, the same in each run. What a journey or a screen does too early then
 * fails at every attempt instead of once in a hundred.
 */
export function slowDown(browser: Browser): void {
  if (!(slowness > 1)) return
  const chance = chanceFrom(1)
  browser.on('context', (context) => {
    context.on('page', (page) => void slowDownPage(page))
    void context.route(/\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, chance() * slowness * longestMs))
      // A page that was left meanwhile waits for nothing.
      await route.fallback().catch(() => {})
    })
  })
}

async function slowDownPage(page: Page): Promise<void> {
  const context: BrowserContext = page.context()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
