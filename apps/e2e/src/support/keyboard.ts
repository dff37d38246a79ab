import { expect, type Locator, type Page } from '@playwright/test'

/** More places than any screen has. */
const mostPresses = 90

/** Goes on with Tab until it is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < mostPresses; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`No way to ${target.toString()} by ${key}`)
}

/** Goes there by Tab and presses Enter, as soon as what was pressed before is done. */
export async function pressAt(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key)
  await expect(target).toBeEnabled()
  await page.keyboard.press('Enter')
}
