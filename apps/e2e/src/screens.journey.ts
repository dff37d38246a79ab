import { expect, signInToStudio, studio as root, test } from './support/journey.ts'

/** Every screen of an administration by area, under its root. */
const areas: Record<string, readonly string[]> = {
  'selling and the bank': [
    'dashboard',
    'invoices',
    'invoices/new',
    'contacts',
    'contacts/new',
    'bank',
    'bank?state=processed',
    'bank/import',
  ],
  'buying, the books and help': [
    'purchases',
    'purchases/documents',
    'purchases/documents?state=processed',
    'purchases/payments',
    'vat-return',
    'ledger',
    'reports/trial-balance',
    'tickets',
    'support',
    'more',
  ],
  'the settings': [
    'settings',
    'settings/access',
    'settings/bank-books',
    'settings/company',
    'settings/email-texts',
    'settings/export',
    'settings/invoice',
    'settings/ledger-accounts',
    'settings/numbering',
    'settings/subscription',
    'settings/users',
    'settings/vat',
  ],
}
/** Fitting is checked at every width, accessibility where the layout is another one. */
const widths_px = [1440, 768, 390]
const looks = [
  { colorScheme: 'light', checked_px: [1440, 390] },
  { colorScheme: 'dark', checked_px: [1440] },
] as const

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

for (const { colorScheme, checked_px } of looks) {
  for (const [area, screens] of Object.entries(areas)) {
    test(`the screens of ${area} fit at three widths and are accessible, ${colorScheme}`, async ({
      page,
      accessible,
    }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signInToStudio(page)
      for (const screen of screens) {
        await page.goto(`${root}/${screen}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const width of widths_px) {
          await page.setViewportSize({ width, height: 900 })
          const overflow_px = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          )
          expect(overflow_px, `${screen} is wider than ${width} px`).toBeLessThanOrEqual(0)
          if (checked_px.some((checked) => checked === width))
            await accessible(`${screen} at ${width} px, ${colorScheme}`)
        }
      }
    })
  }
}
