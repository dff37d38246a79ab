import { registerBookkeeper } from './support/account.ts'
import { expect, test } from './support/journey.ts'

test('a colleague writes hours on a client, puts them right and throws them away, by the keyboard', async ({
  page,
  app,
  accessible,
}) => {
  const firm = await registerBookkeeper(page, app, 'uren@kantoor.example')
  await page.goto(`${firm}/clients`)
  await page.getByRole('button', { name: 'Klant toevoegen' }).press('Enter')
  const made = page.getByRole('dialog', { name: 'Nieuwe klant' })
  await made.getByLabel('Bedrijfsnaam').fill('Bakkerij Zon')
  await made.getByLabel('E-mailadres van de eigenaar').fill('eigenaar@zon.example')
  await made.getByRole('radio', { name: 'Je kantoor' }).check()
  await made.getByRole('button', { name: 'Klant maken' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Bakkerij Zon' })).toBeVisible()
  await expect(made).toBeHidden()

  await page.getByRole('link', { name: 'Uren op klanten', exact: true }).press('Enter')
  await expect(page.getByText('Geen uren')).toBeVisible()
  await page.getByRole('button', { name: 'Uren schrijven' }).press('Enter')
  const pane = page.getByRole('dialog', { name: 'Uren schrijven' })
  await pane.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(pane.getByText('Kies een klant')).toBeVisible()
  await accessible('uren schrijven op een klant')
  await pane.getByRole('combobox', { name: 'Klant' }).press('ArrowDown')
  await expect(page.getByRole('option', { name: 'Bakkerij Zon' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(pane.getByRole('combobox', { name: 'Klant' })).toContainText('Bakkerij Zon')
  await pane.getByLabel('Duur').fill('1:30')
  await pane.getByLabel('Notitie').fill('Btw-aangifte')
  await pane.getByRole('button', { name: 'Opslaan' }).press('Enter')
  const row = page.getByRole('list', { name: 'Uren', exact: true }).getByRole('listitem')
  await expect(row).toContainText('Btw-aangifte')
  await expect(page.getByText('1:30 uur in deze periode')).toBeVisible()
  await accessible('uren op klanten')

  await row.getByRole('button', { name: /^Meer voor Bakkerij Zon/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Wijzigen' }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Uren wijzigen' })
  await change.getByLabel('Duur').fill('2:00')
  await change.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('2:00 uur in deze periode')).toBeVisible()

  await row.getByRole('button', { name: /^Meer voor Bakkerij Zon/ }).press('Enter')
  await page.getByRole('menuitem', { name: 'Weggooien' }).press('Enter')
  await expect(page.getByText('Geen uren')).toBeVisible()
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await expect(page.getByText('2:00 uur in deze periode')).toBeVisible()
})
