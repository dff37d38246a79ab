import { addDays } from '@klopt/validators'
import { expect, signIn, test } from './support/journey.ts'
import { today } from './support/today.ts'

/** The quarter in which the demo world's customer of the driving school paid. */
function quarterOfPayment(): string {
  const paidOn = addDays(today, -3)
  return `${paidOn.slice(0, 4)}-Q${Math.ceil(Number(paidOn.slice(5, 7)) / 3)}`
}

test('on a cash basis the return counts what was received, and the basis ends with the next period', async ({
  page,
  accessible,
}) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await page.getByRole('searchbox').fill('rijschool')
  await page.getByText('Rijschool Vooruit', { exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard/)
  const root = new URL(page.url()).pathname.replace(/\/dashboard$/, '')

  await page.goto(`${root}/vat-return?period=${quarterOfPayment()}`)
  await expect(page.getByText('Kasstelsel: btw telt mee zodra je klant betaalt.')).toBeVisible()
  const high = page.getByRole('row').filter({ hasText: 'hoog tarief' })
  await expect(high).toContainText('500')
  await expect(high).toContainText('105')
  await high.getByRole('button').first().click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/Klant van Rijschool Vooruit/)
      .first(),
  ).toBeVisible()
  await accessible('een rubriek op kasbasis')

  await page.goto(`${root}/settings/vat`)
  await expect(page.getByRole('radio', { name: /kasstelsel/ })).toBeChecked()
  await page.getByRole('radio', { name: /factuurstelsel/ }).check()
  await expect(page.getByText('facturen die al definitief zijn, blijven zoals ze geboekt zijn')).toBeVisible()
  await page.getByRole('combobox', { name: 'Vanaf wanneer?' }).click()
  await accessible('de keuze van een btw-stelsel')
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText('Instellingen opgeslagen')).toBeVisible()
  await expect(page.getByText(/^Geldt vanaf 1 /)).toBeVisible()
})
