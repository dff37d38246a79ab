import { expect, type Page } from '@playwright/test'

/** Where the layout is another one. Accessibility is checked at the widest and the narrowest. */
const widths_px = [1440, 768, 390]

/** Nothing of a screen stands beside the window. */
export async function fits(page: Page, screen: string): Promise<void> {
  const overflow_px = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow_px, `${screen} is wider than ${page.viewportSize()?.width} px`).toBeLessThanOrEqual(0)
}

/** A screen as it stands fits at every width, and is accessible in light and dark. */
export async function fitsInEveryLook(
  page: Page,
  accessible: (screen: string) => Promise<void>,
  screen: string,
): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  for (const width of widths_px) {
    await page.setViewportSize({ width, height: 900 })
    await fits(page, screen)
    if (width !== 768) await accessible(`${screen} at ${width} px, light`)
  }
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await accessible(`${screen} at 390 px, dark`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await accessible(`${screen} at 1440 px, dark`)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
}
