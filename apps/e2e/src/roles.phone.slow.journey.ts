import { expect, signIn, signInAt, studio, test } from './support/journey.ts'
import { fitsPhone } from './support/looks.ts'
import { openAccessSettings, setConsent, signInAsStaff } from './support/staff.ts'
import { settled } from './support/settled.ts'

const warning = 'Pas op! Je bekijkt de administratie van een klant'

test('on a phone the main user goes through the list, the users and who has access', async ({ page, accessible }) => {
  await signInAt(page, '/v2/my-administrations')
  await expect(page.getByRole('grid', { name: 'Administraties' })).toContainText('Noord Drukwerk')
  await fitsPhone(page, accessible, 'Mijn administraties')
  await page.getByRole('button', { name: 'Maak nieuwe administratie' }).tap()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await fitsPhone(page, accessible, 'een nieuwe administratie')
  await page.keyboard.press('Escape')
  await page.goto(`${studio}/settings/users`)
  await expect(page.getByText('Mo el Amrani').first()).toBeVisible()
  await fitsPhone(page, accessible, 'de gebruikers')
  await page.getByRole('button', { name: 'Iemand uitnodigen' }).tap()
  await page.getByLabel('E-mailadres').fill('telefoon@hulp.example')
  await page.getByRole('checkbox', { name: /^Boekhouding/ }).check()
  await fitsPhone(page, accessible, 'iemand uitnodigen')
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).tap()
  await page.getByRole('button', { name: 'Uitnodiging van telefoon@hulp.example intrekken' }).tap()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Uitnodiging intrekken' }).tap()
  await expect(page.getByText('Er staan geen uitnodigingen open.')).toBeVisible()
  await openAccessSettings(page)
  await setConsent(page, true)
  await fitsPhone(page, accessible, 'de toegang')
  await setConsent(page, false)
})

test('on a phone the main user of ended books reads them, takes them along and is led to a plan', async ({
  page,
  accessible,
}) => {
  await signInAt(page, '/v2/my-administrations')
  await page.getByRole('button', { name: 'Inloggen op Studio Noord Webshop' }).tap()
  await expect(page.getByText('Je kunt alles bekijken, maar niets wijzigen.')).toBeVisible()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toHaveCount(0)
  await fitsPhone(page, accessible, 'een uitloopperiode')
  const root = page.url().replace('/dashboard', '')
  await page.goto(`${root}/settings/company`)
  await expect(page.getByLabel('Bedrijfsnaam')).toBeDisabled()
  await fitsPhone(page, accessible, 'instellingen die niet te wijzigen zijn')
  await page.goto(`${root}/invoices/new`)
  await expect(page.getByText('Je kunt hier niets toevoegen')).toBeVisible()
  await fitsPhone(page, accessible, 'waar niets toe te voegen is')
  await page.goto(`${root}/settings/export`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteren' }).tap()
  expect((await download).suggestedFilename()).toMatch(/^Studio Noord Webshop .*\.zip$/)
  await page.getByRole('button', { name: 'Selecteer abonnement' }).tap()
  await expect(page.getByRole('dialog', { name: 'Abonnement' })).toBeVisible()
})

test('on a phone a bookkeeper finds a client, works in its books, changes no consent and goes back', async ({
  page,
  accessible,
}) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page.getByText('Café De Hoek', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('kapsalon')
  await expect(page.getByText('Café De Hoek', { exact: true })).toHaveCount(0)
  await fitsPhone(page, accessible, 'de klanten van een kantoor')
  await page.getByText('Kapsalon Krul', { exact: true }).tap()
  await expect(page.getByText(warning)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toBeVisible()
  await fitsPhone(page, accessible, 'een klant van het kantoor')
  const root = page.url().replace('/dashboard', '')
  await page.goto(`${root}/vat-return`)
  await expect(page.getByText('Aangifte omzetbelasting')).toBeVisible()
  await fitsPhone(page, accessible, 'de aangifte van een klant')
  await page.goto(`${root}/settings/access`)
  await expect(page.getByRole('switch')).toBeDisabled()
  await page.goto(`${root}/settings/subscription`)
  await expect(
    page.getByText('Alleen de hoofdgebruiker van de administratie kan wisselen van abonnement.'),
  ).toBeVisible()
  await fitsPhone(page, accessible, 'het abonnement van een klant')
  await page.getByRole('link', { name: 'Terug naar alle klanten' }).tap()
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
})

test('on a phone support gets in by consent, looks as a user, and changes nothing', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  test.setTimeout(120_000)
  await signInAsStaff(page, 'support@demo.klopt.nl')
  await page.getByRole('searchbox').fill('lingua')
  await page
    .getByRole('link', { name: /Vertaalbureau Lingua/ })
    .first()
    .tap()
  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await fitsPhone(page, accessible, 'geen toestemming')

  const ownersBrowser = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  const owner = await ownersBrowser.newPage()
  await signIn(owner)
  await openAccessSettings(owner)
  await setConsent(owner, true)
  await page.goto('/v2/admin/administrations/1/access')
  await page.getByLabel('Reden').fill('Ticket 14')
  await page.getByRole('button', { name: 'Administratie openen' }).tap()
  await expect(page.getByText(warning)).toBeVisible()
  await page.getByRole('combobox', { name: 'Toon data voor:' }).tap()
  await page.getByRole('option', { name: 'Eva Verhoeven (Hoofdgebruiker)' }).tap()
  await expect(page.getByRole('combobox', { name: 'Toon data voor:' })).toHaveText('Eva Verhoeven (Hoofdgebruiker)')
  await settled(page)
  await expect(page.getByRole('button', { name: 'Nieuw', exact: true })).toHaveCount(0)
  await fitsPhone(page, accessible, 'de administratie door de ogen van een gebruiker')
  await page.goto(`${studio}/settings/company`)
  await expect(page.getByLabel('Bedrijfsnaam')).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Opslaan' })).toHaveCount(0)
  await setConsent(owner, false)
  await page.reload()
  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await ownersBrowser.close()
})

test('on a phone compliance opens books with a reason alone, and has no screens of support', async ({
  page,
  accessible,
}) => {
  await signInAsStaff(page, 'compliance@demo.klopt.nl')
  for (const path of ['tickets', 'tickets/1', 'articles', 'screen-sharing', 'error-reports']) {
    await page.goto(`/v2/admin/${path}`)
    await expect(page.getByText('Deze pagina bestaat helaas niet.'), path).toBeVisible()
  }
  await page.goto('/v2/admin')
  await page.getByRole('searchbox').fill('lingua')
  await page
    .getByRole('link', { name: /Vertaalbureau Lingua/ })
    .first()
    .tap()
  await page.getByLabel('Reden').fill('Onderzoek 8')
  await fitsPhone(page, accessible, 'openen als compliance')
  await page.getByRole('button', { name: 'Openen zonder toestemming' }).tap()
  await expect(page.getByText(warning)).toBeVisible()
  await fitsPhone(page, accessible, 'de administratie van een klant')
  const root = page.url().replace('/dashboard', '')
  await page.goto(`${root}/settings/users`)
  await expect(page.getByRole('grid', { name: 'Gebruikers' })).toBeVisible()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Iemand uitnodigen' })).toHaveCount(0)
  await fitsPhone(page, accessible, 'de gebruikers van een klant')
  await page.goto('/v2/admin/access')
  await expect(page.getByText('Onderzoek 8')).toBeVisible()
  await fitsPhone(page, accessible, 'open toegang')
})
