import { expect, signIn, test } from './support/journey.ts'

test('on a phone every place of a firm is in the bottom bar or behind Meer', async ({ page, accessible }) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
  // With how many are to be done, once that is known.
  await expect(bar.getByRole('link')).toHaveText([/^\d*Werklijst$/, 'Klanten', 'Collega’s', 'Uren', 'Meer'])
  for (const [place, heading] of [
    ['Klanten', 'Klanten'],
    ['Collega’s', 'Collega’s'],
    ['Uren', 'Uren op klanten'],
    ['Werklijst', 'Werklijst'],
  ] as const) {
    await bar.getByRole('link', { name: place }).tap()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(bar.getByRole('link', { name: place })).toHaveAttribute('aria-current', 'page')
  }
  for (const place of ['Sjablonen', 'Huisstijl']) {
    await bar.getByRole('link', { name: 'Meer' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Meer' })).toBeVisible()
    await accessible('wat er verder van een kantoor is')
    await page.getByRole('main').getByRole('link', { name: place }).tap()
    await expect(page.getByRole('heading', { level: 1, name: place })).toBeVisible()
  }
})
