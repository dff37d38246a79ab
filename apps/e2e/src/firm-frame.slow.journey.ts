import { expect, signIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('from any page of a firm one jumps to a client by name, and goes along its places by the menu', async ({
  page,
  accessible,
}) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  // What is still to be filed, whoever it waits for.
  await expect(menu.getByRole('link', { name: /^Werklijst/ })).toContainText(/[1-9]/)
  for (const place of ['Klanten', 'Collega’s', 'Sjablonen', 'Uren op klanten', 'Huisstijl']) {
    await menu.getByRole('link', { name: place, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: place, exact: true })).toBeVisible()
    await expect(menu.getByRole('link', { name: place, exact: true })).toHaveAttribute('aria-current', 'page')
  }
  await menu.getByRole('link', { name: 'Help' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Helpcentrum' })).toBeVisible()
  await settled(page)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /Zoek/ }).fill('kapsalon')
  await expect(page.getByRole('option', { name: /Kapsalon Krul/ })).toBeVisible()
  await accessible('een klant zoeken')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
  await page.goBack()
  await page.getByRole('button', { name: /naar een administratie/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Mijn administraties' }).press('Enter')
  await expect(page).toHaveURL(/\/v2\/my-administrations$/)
})
