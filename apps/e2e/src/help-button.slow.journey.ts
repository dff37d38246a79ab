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

// Where least room is left beside a screen with its menu; at the widths of `looks.ts` it is held of every screen.
test('the round button of help lies over no figure and nothing to press on a small laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await signInToStudio(page)
  for (const screen of screens) {
    await goWithin(page, `${studio}/${screen}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await drawn(page)
    await fits(page, screen)
    await isFreeOfHelp(page, screen)
  }
})
