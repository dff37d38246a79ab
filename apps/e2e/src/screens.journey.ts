import { expect, signInToStudio, studio as root, test } from './support/journey.ts'

/** Every screen of an administration, under its root. */
const screens = [
  'dashboard',
  'invoices',
  'invoices/new',
  'contacts',
  'contacts/new',
  'bank',
  'bank?state=processed',
  'bank/import',
  'vat-return',
  'ledger',
  'reports/trial-balance',
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
  'more',
]
/** Fitting is checked at every width, accessibility where the layout is another one. */
const widths_px = [1440, 768, 390]
const looks = [
  { colorScheme: 'light', checked_px: [1440, 390] },
  { colorScheme: 'dark', checked_px: [1440] },
] as const

for (const { colorScheme, checked_px } of looks) {
  test(`every screen fits at three widths and is accessible, ${colorScheme}`, async ({ page, accessible }) => {
    test.setTimeout(300_000)
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
