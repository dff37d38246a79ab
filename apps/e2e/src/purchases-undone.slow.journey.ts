import { expect, signInAt, studio as root, test } from './support/journey.ts'

test('a booking is looked at beside its document and taken back; its document waits again', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${root}/purchases?status=late`)
  const row = page.getByRole('grid', { name: 'Inkoopfacturen' }).getByRole('row').nth(1)
  await accessible('de inkoopfacturen')
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: /^Inkoopfactuur / })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Pagina’s' })).toBeVisible()
  await accessible('een inkoopfactuur')
  await page.getByRole('button', { name: 'Boeking ongedaan maken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Teruggedraaid').first()).toBeVisible()
  await page.getByRole('link', { name: 'Opnieuw boeken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inkoopfactuur boeken' })).toBeVisible()
})
