import type { BrowserContext, Page } from '@playwright/test'
import { expect, signIn, signInAt, studio as books, test } from './support/journey.ts'
import { fits } from './support/looks.ts'
import { registerOwner } from './support/account.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { goOnAsSupport, openAccessSettings, setConsent, signInAsStaff } from './support/staff.ts'
import { settled } from './support/settled.ts'

const asked = 'Ticket 12: de bank klopt niet'
const warning = 'Pas op! Je bekijkt de administratie van een klant'

async function mainUserIn(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await signIn(page)
  await openAccessSettings(page)
  return page
}

const actingAs = (page: Page) => page.getByRole('combobox', { name: 'Toon data voor:' })

test('support gets in by consent and a reason, looks as another user, and is out when consent ends', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  test.setTimeout(150_000)
  const ownersBrowser = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL', reducedMotion: 'reduce' })
  const owner = await mainUserIn(ownersBrowser)
  await setConsent(owner, false)

  await signInAsStaff(page, 'support@demo.klopt.nl')
  await accessible('zoeken in het beheer')
  await page.getByRole('searchbox').fill('studio noord')
  const found = page.getByRole('row', { name: /Studio Noord nr\. 1/ })
  await expect(found).toBeVisible()
  await accessible('wat gevonden is')
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await expect(page.getByLabel('Reden')).toHaveCount(0)
  await accessible('geen toestemming')
  await setConsent(owner, true)
  await page.getByRole('button', { name: 'Opnieuw controleren' }).click()
  const enter = page.getByRole('button', { name: 'Administratie openen' })
  await enter.click()
  await expect(page.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await accessible('een reden geven')
  await page.getByLabel('Reden').fill(asked)
  await enter.click()
  await expect(page).toHaveURL(/\/v2\/administrations\/1\/dashboard$/)
  await expect(page.getByText(warning)).toBeVisible()
  await settled(page)
  await expect(page.getByRole('button', { name: 'Nieuw' })).toHaveCount(0)
  await accessible('de administratie van een klant')

  const told: { path: string; as: string | undefined }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (path.startsWith('/api/')) told.push({ path, as: request.headers()['x-acting-as'] })
  })
  await expect(actingAs(page)).toHaveText('Eigen gebruiker')
  await actingAs(page).click()
  await expect(page.getByRole('option', { name: 'Eva Verhoeven (Hoofdgebruiker)' })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Bram de Balans (Boekhouder)' })).toBeVisible()
  await page.getByRole('option', { name: 'Mo el Amrani' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()
  await accessible('door de ogen van een medewerker')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()
  await page.getByRole('button', { name: /wissen/i }).click()
  await expect(page.getByRole('link', { name: 'Facturen', exact: true })).toBeVisible()
  expect(told.filter(({ as }) => as !== undefined).length).toBeGreaterThan(0)
  expect(told.filter(({ path, as }) => as !== undefined && !/\/administration(s|-access)\/1(\/|$)/.test(path))).toEqual(
    [],
  )

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(actingAs(page)).toBeVisible()
  await fits(page, 'de administratie van een klant')
  await accessible('de administratie van een klant op een telefoon')
  await page.setViewportSize({ width: 1440, height: 900 })

  await owner.reload()
  await expect(owner.getByText(`Reden: ${asked}`)).toBeVisible()
  await expect(owner.getByText('Saar Smit keek mee als Mo el Amrani')).toBeVisible()
  await setConsent(owner, false)
  await page.getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(page).toHaveURL(/\/v2\/admin\/administrations\/1\/access/)
  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await page.goto(`${books}/dashboard`)
  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await ownersBrowser.close()

  await page.goto('/v2/firms/1')
  await page.getByLabel('Reden').fill('Vraag van het kantoor')
  await page.getByRole('button', { name: 'Kantoor openen' }).click()
  await expect(page).toHaveURL(/\/v2\/firms\/1$/)
  await expect(page.getByText('Pas op! Je bekijkt het kantoor van een klant')).toBeVisible()
  await accessible('het kantoor van een klant')
  await page.getByRole('link', { name: 'Toegang' }).click()
  await expect(page.getByText('Vraag van het kantoor')).toBeVisible()
  await accessible('open toegang')
  await page.getByRole('link', { name: 'Foutmeldingen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foutmeldingen' })).toBeVisible()
  await accessible('foutmeldingen')
})

test('support signs somebody out everywhere, with a reason, from what it found', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  const ownersBrowser = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const owner = await ownersBrowser.newPage()
  await registerOwner(owner, app, 'gestolen@laptop.example', 'van Laptop')
  await goOnAsSupport(page)
  await page.goto('/v2/admin?search=gestolen@laptop')
  const end = page.getByRole('button', { name: 'Sanne van Laptop overal uitloggen' })
  await expect(page.getByRole('link', { name: /De Wit Advies/ }).first()).toBeVisible()
  await accessible('een gebruiker die gevonden is')
  await pressAt(page, end)
  const dialog = page.getByRole('dialog')
  await accessible('overal uitloggen')
  await pressAt(page, dialog.getByRole('button', { name: 'Overal uitloggen' }))
  await expect(dialog.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await tabTo(page, dialog.getByLabel('Reden'), 'Shift+Tab')
  await page.keyboard.type('Laptop gestolen')
  await pressAt(page, dialog.getByRole('button', { name: 'Overal uitloggen' }))
  const toasts = page.getByRole('region', { name: 'Meldingen' })
  await expect(toasts.getByText('Sanne van Laptop is uitgelogd op 1 plek')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(end).toBeFocused()
  await owner.reload()
  await expect(owner).toHaveURL(/\/v2\/authenticate/)
  await ownersBrowser.close()
})

test('who has proved the second factor too long ago proves it again before anything is shown', async ({
  page,
  accessible,
}) => {
  await signInAsStaff(page, 'compliance@demo.klopt.nl')
  // An hour goes by on the server alone; here it says so.
  await page.route('**/api/v2/admin/access', (route) => route.fulfill({ json: { verifiedUntil: null, grants: [] } }))
  await page.route('**/api/v2/admin/search?*', (route) =>
    route.fulfill({ status: 403, json: { code: 3023, message: 'Bevestig eerst wie je bent om verder te gaan.' } }),
  )
  await page.goto('/v2/admin?search=lingua')
  await expect(page).toHaveURL(/\/v2\/admin\/access\?redirect-url=/)
  await expect(page.getByText('Bevestig dat jij het bent')).toBeVisible()
  await accessible('de tweede stap opnieuw')
  const code = page.getByLabel('Code')
  await code.fill('12')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('De code moet 6 cijfers lang zijn, een herstelcode precies 16 karakters')).toBeVisible()
  await code.fill('AAAAAAAAAAAAAAAA')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Deze code is onjuist. Probeer het nogmaals.')).toBeVisible()
  await page.route('**/api/v2/admin/verify', (route) => route.fulfill({ status: 204 }))
  await page.unroute('**/api/v2/admin/search?*')
  await page.unroute('**/api/v2/admin/access')
  await code.fill('123456')
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page).toHaveURL(/\/v2\/admin\?search=lingua$/)

  await page
    .getByRole('link', { name: /Vertaalbureau Lingua/ })
    .first()
    .click()
  await expect(page.getByText('Als compliance kun je toch naar binnen.')).toBeVisible()
  await accessible('openen als compliance')
  await page.getByLabel('Reden').fill('Onderzoek 7')
  await page.getByRole('button', { name: 'Openen zonder toestemming' }).click()
  await expect(page.getByText(warning)).toBeVisible()
  await settled(page)
  await expect(actingAs(page)).toHaveCount(0)
})

test('a bookkeeper opens a client, sees whose books they are, changes no consent, and goes back', async ({
  page,
  accessible,
}) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  await expect(page.getByText('Café De Hoek', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('kapsalon')
  await expect(page.getByText('Café De Hoek', { exact: true })).toHaveCount(0)
  await page.getByText('Kapsalon Krul', { exact: true }).click()
  await expect(page).toHaveURL(/dashboard$/)
  await expect(page.getByText(warning)).toBeVisible()
  await settled(page)
  await expect(actingAs(page)).toHaveCount(0)
  await accessible('de administratie van een klant van het kantoor')
  await page.goto(page.url().replace('dashboard', 'settings/access'))
  await expect(page.getByRole('switch')).toBeDisabled()
  await page
    .getByRole('group')
    .filter({ has: page.getByRole('switch') })
    .hover()
  await expect(page.getByText('Alleen de hoofdgebruiker kan de toestemming wijzigen')).toBeVisible()
  await page.getByRole('link', { name: 'Terug naar alle klanten' }).click()
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
})

test('somebody who does not work for Klopt finds nothing at the address of the staff', async ({ page }) => {
  await signInAt(page, '/v2/admin')
  await expect(page.getByText('Deze pagina bestaat helaas niet.')).toBeVisible()
})
