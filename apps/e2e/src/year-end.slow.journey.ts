import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'

test('what still falls of lines with a period is found among the reports, and agrees with the ledger', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/reports`)
  await pressAt(page, page.getByRole('link', { name: /^Overlopende posten/ }))
  await expect(page.getByRole('heading', { name: 'Overlopende posten', level: 1 })).toBeVisible()
  await expect(page.getByText('Sluit aan op het grootboek')).toBeVisible()
  await accessible('what still falls')
})

test('partners are added with the keyboard alone, and have accounts of their own', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/settings/partners`)
  await pressAt(page, page.getByRole('button', { name: 'Vennoot toevoegen' }))
  const dialog = page.getByRole('dialog', { name: 'Vennoot toevoegen' })
  await tabTo(page, dialog.getByLabel('Naam'))
  await page.keyboard.type('Anna Bakker')
  await tabTo(page, dialog.getByLabel('Vennoot vanaf'))
  await page.keyboard.type('1-1-2025')
  await accessible('a partner that is typed')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Anna Bakker wijzigen' })).toBeVisible()
  await expect(page.getByText('0501 en 0502')).toBeVisible()
  await accessible('the partners')
})
