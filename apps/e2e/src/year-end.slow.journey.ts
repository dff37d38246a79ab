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

test('an entry is typed, booked and taken back with the keyboard alone', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/journal`)
  await pressAt(page, page.getByRole('link', { name: 'Nieuwe boeking' }))
  await expect(page.getByRole('heading', { name: 'Nieuwe boeking' })).toBeVisible()
  await tabTo(page, page.getByRole('textbox', { name: 'Omschrijving', exact: true }))
  await page.keyboard.type('Lonen november')
  await tabTo(page, page.getByLabel('Rekening, regel 1'))
  await page.keyboard.type('algemene')
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByLabel('Debet, regel 1'))
  await page.keyboard.type('4000+200')
  await tabTo(page, page.getByLabel('Rekening, regel 2'))
  await page.keyboard.type('1610')
  await page.keyboard.press('Tab')
  await tabTo(page, page.getByLabel('Credit, regel 2'))
  await page.keyboard.press('=')
  await expect(page.getByText('debet is credit')).toBeVisible()
  await accessible('the entry that is typed')
  await page.keyboard.press('Control+Enter')

  await expect(page.getByRole('heading', { name: /^Boeking MEM/ })).toBeVisible()
  await expect(page.getByRole('grid', { name: 'Regels van de boeking' })).toContainText('4.200,00')
  await pressAt(page, page.getByRole('button', { name: 'Terugdraaien' }))
  const dialog = page.getByRole('dialog', { name: 'Boeking terugdraaien' })
  await pressAt(page, dialog.getByRole('button', { name: 'Terugdraaien' }))
  await expect(page.getByText('Teruggedraaid: Lonen november')).toBeVisible()
})
