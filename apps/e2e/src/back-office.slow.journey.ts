import { expect, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { goOnAsSupport } from './support/staff.ts'

test('support sees who pays what, how the server is, and who did what, by the keyboard', async ({
  page,
  accessible,
}) => {
  await goOnAsSupport(page)
  await page.getByRole('link', { name: 'Abonnementen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnementen' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek een abonnement' }).fill('Studio Noord')
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(page.getByRole('row').filter({ hasText: 'Café De Hoek' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Studio Noord Eva/ })).toContainText('Start')
  await expect(page.getByRole('region', { name: 'Prijzen' })).toContainText('€\u00a029,50 per maand')
  await accessible('abonnementen van iedereen')

  await page.getByRole('button', { name: 'Prijs van Growth per maand wijzigen' }).press('Enter')
  const price = page.getByRole('dialog', { name: 'Prijs van Growth per maand wijzigen' })
  await price.getByLabel('Nieuwe prijs zonder btw').fill('24,50')
  await price.getByRole('button', { name: 'Prijs wijzigen' }).press('Enter')
  await expect(price.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await price.getByLabel('Reden').fill('Jaarlijkse indexering')
  await accessible('een nieuwe prijs')
  await price.getByRole('button', { name: 'Prijs wijzigen' }).press('Enter')
  await expect(page.getByText(/24,50 vanaf/)).toBeVisible()

  await page.getByRole('button', { name: 'Actie beginnen' }).press('Enter')
  const campaign = page.getByRole('dialog', { name: 'Actie beginnen' })
  await campaign.getByLabel('Naam').fill('Herfstactie')
  await campaign.getByLabel('Start per maand').press('Space')
  await campaign.getByLabel('Reden').fill('Meer starters')
  await accessible('een actie')
  await campaign.getByRole('button', { name: 'Actie beginnen' }).press('Enter')
  await expect(page.getByRole('row', { name: /^Herfstactie/ })).toContainText('50%, 3 maanden')
  await page.getByRole('button', { name: 'Herfstactie stoppen' }).press('Enter')
  const end = page.getByRole('dialog', { name: 'Herfstactie stoppen' })
  await end.getByLabel('Reden').fill('Genoeg aanmeldingen')
  await end.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(page.getByRole('row', { name: /^Herfstactie/ })).toContainText('Gestopt')

  await page.getByRole('link', { name: 'Systeem' }).press('Enter')
  await expect(page.getByText('Documenten te lezen')).toBeVisible()
  await accessible('het systeem')

  await page.getByRole('link', { name: 'Logboek' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Logboek' })).toBeVisible()
  await settled(page)
  await page.getByRole('row').nth(1).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Alles van deze persoon' }).press('Enter')
  await expect(page).toHaveURL(/user=\d+/)
  await settled(page)
  await accessible('het logboek van een persoon')
  await page.getByRole('button', { name: 'Weer alles tonen' }).press('Enter')
  await expect(page).not.toHaveURL(/user=/)
})
