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
