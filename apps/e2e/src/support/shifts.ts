import { expect, type Page } from '@playwright/test'
import { settled } from './settled.ts'

/** What nobody notices: half of what counts as good. */
const MOST_SHIFT = 0.05

declare global {
  interface Window {
    shifted: { score: number; what: string[] }
  }
}

/** Adds up what moves by itself from the first paint of each page on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Node }[] }
    window.shifted = { score: 0, what: [] }
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[]) {
        if (shift.hadRecentInput) continue
        window.shifted.score += shift.value
        window.shifted.what.push(...shift.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/**
 * Loads a screen as a whole, where everything is still to come. What is read already stays where it is while the rest
 * comes.
 */
export async function loadsInPlace(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  const { score, what } = await page.evaluate(() => window.shifted)
  const where = `what moves of ${address} at ${page.viewportSize()?.width} px: ${what.join(' | ')}`
  expect.soft(score, where).toBeLessThan(MOST_SHIFT)
}
