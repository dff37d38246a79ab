import { expect, signInToStudio, studio, test } from './support/journey.ts'
import { fits, isFreeOfHelp } from './support/looks.ts'
import { drawn, goWithin } from './support/settled.ts'

const screens = [
  'dashboard',
  'invoices',
  'invoices/new',
  'purchases/payments',
  'bank',
  'vat-return',
  'settings/company',
]

test('the round button of help lies over no figure and nothing to press, at three widths', async ({ page }) => {
  await signInToStudio(page)
  for (const screen of screens) {
    await goWithin(page, `${studio}/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await drawn(page)
      await fits(page, screen)
      await isFreeOfHelp(page, screen)
    }
  }
})
