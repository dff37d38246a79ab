import { expect, logIn, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'

/** As a shop's terminal writes it: of no bank, American dates, a title above the heads. */
const TAKINGS =
  'Takings of Studio Noord\n\nPosted;Who;Notes;In;Out\n11/17/2026;Kassa;Dagomzet;1,210.50;\n11/18/2026;Terminal BV;Huur pin;;24.20\n'

test('a file of nobody that Klopt knows asks what its columns are, once', async ({ page, accessible }) => {
  await logIn(page)
  await page.goto(`${studio}/bank/import`)
  await settled(page)
  const choose = (name: string, text: string) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
  await choose('kassa.csv', TAKINGS)
  const date = page.getByRole('combobox', { name: 'Wat staat er in Posted?' })
  await expect(date).toHaveText('Datum')
  await expect(page.getByRole('combobox', { name: 'Wat staat er in In?' })).toHaveText('Bedrag bij')
  await expect(page.getByRole('table', { name: 'Eerste regels zoals Klopt ze leest' })).toContainText('+1.210,50')
  await fitsInEveryLook(page, accessible, 'kolommen van een eigen bestand')

  // Wrong on purpose: a name is no amount.
  await page.getByRole('combobox', { name: 'Wat staat er in Who?' }).click()
  await page.getByRole('option', { name: 'Saldo erna' }).click()
  await expect(page.getByText(/Op regel 4 in kolom “Who” staat “Kassa”/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zo lezen en onthouden' })).toBeDisabled()
  await page.getByRole('combobox', { name: 'Wat staat er in Who?' }).click()
  await page.getByRole('option', { name: 'Naam tegenpartij' }).click()
  await expect(page.getByRole('button', { name: 'Zo lezen en onthouden' })).toBeEnabled()
  await pressAt(page, page.getByRole('button', { name: 'Zo lezen en onthouden' }))
  await expect(page.getByRole('combobox', { name: 'Bij welke rekening hoort dit bestand?' })).toBeVisible()
  await expect(page.getByText('Gelezen zoals je de kolommen')).toBeVisible()

  await choose('kassa-2.csv', TAKINGS.replace('11/18', '11/19'))
  await expect(page.getByText('Gelezen zoals je de kolommen')).toHaveCount(2)
})
