import type { Page } from '@playwright/test'
import { registerOwner } from './support/account.ts'
import { expect, logIn, test } from './support/journey.ts'
import { rootOf, wizardOf, iban, next, confirm, step } from './support/subscription.ts'

const readOnly = 'Je kunt alles bekijken, maar niets wijzigen.'

/** The page learns of the user as if every trial still ran. */
async function beforeItEnded(page: Page): Promise<void> {
  await page.route('**/api/v1/users/me?**', async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(/("type":"TRIAL","current_period":)null/g, '$1{"end":"2999-12-31"}')
    await route.fulfill({ response, body: text })
  })
}

test('an expired trial chooses Start, pays by direct debit, and its books can be changed again', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const root = await rootOf(page, 'Pop-up Atelier')
  await page.goto(`${root}/contacts/new`)
  await expect(page.getByText(readOnly)).toBeVisible()
  await expect(page.getByText('Je kunt hier niets toevoegen')).toBeVisible()
  await accessible('een verlopen proefabonnement')

  // On a page that was opened before the trial ended.
  await beforeItEnded(page)
  await page.reload()
  await page.getByLabel('Naam', { exact: true }).fill('Bakkerij De Aar')
  await page.unrouteAll()
  await page.getByRole('button', { name: /opslaan|bewaren|toevoegen/i }).click()
  const refused = page.getByRole('dialog', { name: 'Je kunt hier niets wijzigen' })
  await expect(refused).toContainText('Foutcode 90011')
  await accessible('een geweigerde wijziging')
  await refused.getByRole('button', { name: 'Selecteer abonnement' }).click()

  const wizard = wizardOf(page)
  await expect(wizard.getByText('40% korting')).toBeVisible()
  await accessible('de abonnementen')
  await next(page)
  await expect(wizard.getByText('Kies een abonnement om verder te gaan.')).toBeVisible()
  await expect(step(page, /^Betaalgegevens/)).toBeDisabled()
  await expect(step(page, /^Controleren/)).toBeDisabled()
  await wizard.getByRole('radio', { name: /^Start/ }).check()
  await wizard.getByRole('radio', { name: /^Per jaar/ }).check()
  await expect(wizard.getByRole('radio', { name: /^Start/ })).toBeChecked()
  await expect(wizard.getByText(/177,00 p\/j/)).toBeVisible()
  await wizard.getByRole('radio', { name: 'Per maand' }).check()
  await next(page)

  // Begins with the primary bank book.
  await expect(iban(page)).toHaveValue(/^NL\d\d INGB( \d{4}){2} \d\d$/)
  await expect(wizard.getByText('ING', { exact: true })).toBeVisible()
  await iban(page).fill('nl91abna0417164301')
  await expect(iban(page)).toHaveValue('NL91 ABNA 0417 1643 01')
  await wizard.getByLabel('Naam rekeninghouder').fill('')
  await next(page)
  await expect(wizard.getByText('Vul een correct rekeningnummer in')).toBeVisible()
  await expect(wizard.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await expect(iban(page)).toBeFocused()
  await accessible('de betaalgegevens')
  await iban(page).fill('nl91abna0417164300')
  await expect(wizard.getByText('ABN Amro')).toBeVisible()
  await wizard.getByLabel('Naam rekeninghouder').fill('E. Verhoeven')
  await next(page)

  await expect(wizard.getByText('Eerste incasso')).toBeVisible()
  await expect(wizard.getByText('NL91 ABNA 0417 1643 00, E. Verhoeven')).toBeVisible()
  await expect(wizard.getByText('Doorlopende SEPA-machtiging')).toBeVisible()
  await accessible('het controleren')
  await confirm(page)
  await expect(wizard.getByText('Ga akkoord met de voorwaarden om verder te gaan.')).toBeVisible()
  const terms = wizard.getByRole('checkbox', { name: /Ik ga akkoord/ })
  await expect(terms).toBeFocused()
  const link = wizard.getByRole('link', { name: /voorwaarden/ })
  await expect(link).toHaveAttribute('href', '/v2/terms')

  // Closing asks once; going on loses nothing.
  await page.keyboard.press('Escape')
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: /nog niet opgeslagen/ }))
    .first()
  await question.getByRole('button', { name: 'Verder bewerken' }).click()
  await terms.check()
  await confirm(page)
  await expect(wizard).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText('Je abonnement is nu Start.')).toBeVisible()
  await expect(page.getByText(readOnly)).toHaveCount(0)

  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Bakkerij De Aar')
  await page.getByRole('button', { name: /opslaan|bewaren|toevoegen/i }).click()
  await expect(page.getByRole('heading', { name: 'Bakkerij De Aar' })).toBeVisible()
  await page.goto(`${root}/settings/subscription`)
  await expect(page.getByText('NL91 ABNA 0417 1643 00 (ABN Amro)')).toBeVisible()
  await expect(page.getByText(/^KLOPT-\d+-1$/)).toBeVisible()
})

test('a fresh owner chooses Pre-start for free, straight to the review and without a bank account', async ({
  page,
  app,
}) => {
  await registerOwner(page, app, 'gratis@zon.example')
  await page.goto(`${new URL(page.url()).pathname.replace('/dashboard', '')}/settings/subscription`)
  await expect(page.getByText('Proefabonnement')).toBeVisible()
  await page.getByRole('button', { name: 'Selecteer abonnement' }).click()
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: /^Pre-start/ }).check()
  await expect(wizard.getByText('Gratis', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(step(page, /^Controleren/)).toHaveAttribute('aria-current', 'step')
  await expect(wizard.getByText('Doorlopende SEPA-machtiging')).toHaveCount(0)
  await wizard.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  await confirm(page)
  await expect(page.getByText('Dit abonnement kost niets.')).toBeVisible()
  await expect(page.getByText('instap', { exact: true }).first()).toBeVisible()
})

test('cancelling says what happens and can be undone, and another account is another mandate', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  await page.goto(`${await rootOf(page, 'Studio Noord')}/settings/subscription`)
  await expect(page.getByRole('button', { name: 'Abonnement opzeggen' })).toBeVisible()
  await accessible('het abonnement')
  await page.getByRole('button', { name: 'Abonnement opzeggen' }).click()
  const question = page.getByRole('alertdialog', { name: 'Abonnement opzeggen' })
  await expect(question).toContainText('dertig dagen alles bekijken en exporteren')
  await question.getByRole('button', { name: 'Abonnement opzeggen' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Je abonnement stopt na' }).first()).toBeVisible()
  await accessible('een opgezegd abonnement')
  await page.getByRole('button', { name: 'Opzegging intrekken' }).click()
  await expect(page.getByRole('button', { name: 'Abonnement opzeggen' })).toBeVisible()

  await page.getByRole('button', { name: 'Betaalgegevens wijzigen' }).click()
  await iban(page).fill('NL91ABNA0417164300')
  await page.getByRole('button', { name: 'Betaalgegevens bewaren' }).click()
  await expect(page.getByText('NL91 ABNA 0417 1643 00 (ABN Amro)')).toBeVisible()
  await expect(page.getByText(/^KLOPT-\d+-2$/)).toBeVisible()
})
