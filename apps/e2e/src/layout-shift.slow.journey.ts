import type { Page } from '@playwright/test'
import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { screensByArea } from './support/screens.ts'
import { settled } from './support/settled.ts'

/** What nobody notices: half of what counts as good. */
const MOST_SHIFT = 0.05

const widthsPx = [1440, 768, 390]

declare global {
  interface Window {
    shifted: { score: number; what: string[] }
  }
}

/** Adds up what moves by itself from the first paint of each page on. */
async function watchShifts(page: Page): Promise<void> {
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

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const [area, screens] of Object.entries(screensByArea)) {
  test(`what is read already of ${area} stays where it is while the rest comes`, async ({ page }) => {
    test.setTimeout(240_000)
    await watchShifts(page)
    await signInToStudio(page)
    const moved: string[] = []
    for (const width of widthsPx) {
      await page.setViewportSize({ width, height: 900 })
      for (const screen of screens) {
        // As a whole load, where everything is still to come.
        await page.goto(`${root}/${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await settled(page)
        const { score, what } = await page.evaluate(() => window.shifted)
        if (score >= MOST_SHIFT) moved.push(`${screen} at ${width} px: ${score.toFixed(3)}, ${what.join(' | ')}`)
      }
    }
    expect(moved).toEqual([])
  })
}
