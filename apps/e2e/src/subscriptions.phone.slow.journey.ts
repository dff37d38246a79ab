import { expect, signInAt, studio, test } from './support/journey.ts'
import { fits } from './support/looks.ts'

test('on a phone the plans fit, and the wizard can be gone through with the thumb', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/settings/subscription`)
  await accessible('het abonnement op een telefoon')
  await page.getByRole('button', { name: 'Ander abonnement kiezen' }).click()
  const wizard = page.getByRole('dialog', { name: 'Abonnement' })
  await wizard.getByText('Growth').tap()
  await expect(wizard.getByRole('radio', { name: /^Growth/ })).toBeChecked()
  await accessible('de abonnementen op een telefoon')
  await wizard.getByRole('button', { name: 'Verder' }).tap()
  await expect(wizard.getByText('Eerste incasso')).toBeVisible()
  await accessible('het controleren op een telefoon')
  await fits(page, 'het controleren')
  await wizard.getByRole('button', { name: 'Wijzigen' }).tap()
  await expect(wizard.getByLabel('Naam rekeninghouder')).toHaveValue('Studio Noord')
  await wizard.getByRole('button', { name: 'Sluiten' }).tap()
  await page.getByRole('button', { name: 'Sluiten zonder opslaan' }).tap()
  await expect(wizard).toHaveCount(0)
})
