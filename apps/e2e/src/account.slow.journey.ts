import { TOTP } from 'otpauth'
import { fillLogin, fillRegistration, password, registerOwner, signOut } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { mailedLink, mailsTo } from './support/mails.ts'

test('from registering to the dashboard, and a known address looks just the same', async ({
  page,
  app,
  accessible,
}) => {
  const address = 'nieuw@klopt.example'
  await page.goto('/v2/authenticate')
  await page.getByRole('link', { name: 'Maak gratis een account aan' }).click()
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(page.getByText('Dit veld mag niet leeg zijn')).toHaveCount(3)
  await expect(page.getByText('Het wachtwoord voldoet niet aan alle eisen')).toBeVisible()
  await expect(page.getByLabel('Voornaam')).toBeFocused()
  await fillRegistration(page, address, 'Bakkerij Zon')
  await accessible('controleer je e-mail')

  const link = await mailedLink(app.outbox, address, 'Bevestig je e-mailadres')
  await page.goto(link)
  await page.getByRole('button', { name: 'Account bevestigen' }).click()
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
  await expect(page.getByText('Bakkerij Zon').first()).toBeVisible()

  await signOut(page)
  await page.goto(link)
  await page.getByRole('button', { name: 'Account bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()

  const known = 'medewerker@demo.klopt.nl'
  await page.goto('/v2/register')
  await fillRegistration(page, known, 'Bakkerij Zon')
  expect(await mailedLink(app.outbox, known, 'Je hebt al een account')).toContain('/v2/authenticate')
})

test('a bookkeeper registers and starts at the firm', async ({ page, app }) => {
  const address = 'kantoor@klopt.example'
  await page.goto('/v2/register')
  await page.getByText('Ik ben boekhouder').click()
  await fillRegistration(page, address, 'Kantoor Zuid')
  await page.goto(await mailedLink(app.outbox, address, 'Bevestig je e-mailadres'))
  await page.getByRole('button', { name: 'Account bevestigen' }).click()
  await expect(page).toHaveURL(/\/v2\/firms\/\d+/)
})

test('a forgotten password is set anew by a mailed link, which works once', async ({ page, app, accessible }) => {
  const address = 'vergeten@klopt.example'
  await registerOwner(page, app, address)
  await signOut(page)
  await page.getByLabel('E-mailadres').fill(address)
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  // Both screens have a field of this name.
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten' })).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(address)
  await page.getByLabel('E-mailadres').fill('geen adres')
  await page.getByRole('button', { name: 'Link versturen' }).click()
  await expect(page.getByText('Voer alsjeblieft een geldig e-mailadres in.')).toBeVisible()
  await page.getByLabel('E-mailadres').fill(address)
  await page.getByRole('button', { name: 'Link versturen' }).click()
  await expect(page.getByRole('heading', { name: 'Verstuurd!' })).toBeFocused()
  await accessible('verstuurd')
  await page.getByRole('link', { name: 'Terug naar inloggen' }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen', exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(address)

  const link = await mailedLink(app.outbox, address, 'Nieuw wachtwoord instellen')
  await page.goto(link)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Nieuw-geheim-1')
  await page.getByLabel('Herhaal het wachtwoord').fill('anders')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Het wachtwoord komt niet overeen')).toBeVisible()
  await page.getByLabel('Herhaal het wachtwoord').fill('Nieuw-geheim-1')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=new_password$/)
  await fillLogin(page, address, 'Nieuw-geheim-1')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto(link)
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Nieuw-geheim-2')
  await page.getByLabel('Herhaal het wachtwoord').fill('Nieuw-geheim-2')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText("Deze link is al gebruikt. Vraag een nieuwe aan via 'Wachtwoord vergeten'."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Nieuwe link aanvragen' }).click()
  await expect(page).toHaveURL(/\/v2\/forgot-password$/)
})

test('an unknown address is told the same and gets no mail', async ({ page, app }) => {
  await page.goto('/v2/forgot-password')
  await page.getByLabel('E-mailadres').fill('niemand@klopt.example')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Verstuurd!' })).toBeVisible()
  expect(await mailsTo(app.outbox, 'niemand@klopt.example', 'Nieuw wachtwoord instellen')).toEqual([])
})

test('another browser has to be confirmed by the mailed link, and is seen and ended at the account', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  const address = 'locatie@klopt.example'
  await registerOwner(page, app, address)
  const elsewhere = await browser.newContext({ baseURL: app.url, locale: 'nl-NL' })
  const other = await elsewhere.newPage()
  await other.goto('/v2/account')
  await fillLogin(other, address)
  await expect(
    other.getByText(
      'Je probeert in te loggen vanaf een nieuwe locatie. We hebben je een e-mail gestuurd om inloggen vanaf deze locatie toe te staan.',
    ),
  ).toBeVisible()
  await other.goto(await mailedLink(app.outbox, address, 'Bevestig je nieuwe locatie'))
  await expect(other.getByRole('heading', { name: 'Nieuwe locatie bevestigen' })).toBeVisible()
  await other.getByRole('button', { name: 'Locatie bevestigen en inloggen' }).click()
  await expect(other).toHaveURL(/\/v2\/account$/)

  await page.goto('/v2/account')
  await expect(page.getByText('Dit apparaat')).toBeVisible()
  await accessible('mijn account')
  await page.getByRole('button', { name: /^Uitloggen op/ }).click()
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText(/ is uitgelogd$/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Uitloggen op/ })).toHaveCount(0)
  await other.reload()
  await expect(other).toHaveURL(/\/v2\/authenticate/)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Overal uitloggen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Overal uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  await page.goto('/v2/account')
  await expect(page).toHaveURL(/\/v2\/authenticate\?r=/)
  await fillLogin(page, address)
  await expect(page).toHaveURL(/\/v2\/account$/)
})

test('name, e-mail address and password are changed at the account', async ({ page, app, accessible }) => {
  const address = 'profiel@klopt.example'
  const next = 'profiel-nieuw@klopt.example'
  await registerOwner(page, app, address)
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Mijn account' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn account' })).toBeVisible()
  await page.getByLabel('Achternaam').fill('van der Wit')
  await page.getByRole('button', { name: 'Naam opslaan' }).click()
  await expect(page.getByRole('button', { name: 'Account van Sanne van der Wit' })).toBeVisible()

  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill('verkeerd')
  await dialog.getByLabel('Nieuw wachtwoord', { exact: true }).fill('Nieuw-geheim-1')
  await dialog.getByLabel('Herhaal het nieuwe wachtwoord').fill('Nieuw-geheim-1')
  await accessible('het wachtwoord wijzigen')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible()
  await dialog.getByLabel('Huidig wachtwoord', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(dialog).toHaveCount(0)

  await page.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await dialog.getByLabel('Nieuw e-mailadres').fill(next)
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill('Nieuw-geheim-1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${next} is nog niet bevestigd`)).toBeVisible()
  await accessible('een adres dat nog niet is bevestigd')
  await page.goto(await mailedLink(app.outbox, next, 'Bevestig je nieuwe e-mailadres'))
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'E-mailadres gewijzigd' })).toBeFocused()
  await accessible('een gewijzigd adres')

  await page.goto('/v2/my-administrations')
  await signOut(page)
  await fillLogin(page, next, 'Nieuw-geheim-1')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('two-factor is turned on, recovery codes are kept and used, renewed, and it is turned off', async ({
  page,
  app,
  accessible,
}) => {
  const address = 'tweestap@klopt.example'
  await registerOwner(page, app, address)
  await page.goto('/v2/account')
  await page.getByRole('button', { name: 'Tweestapsverificatie aanzetten' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /^QR-code/ })).toBeVisible()
  await accessible('de QR-code')
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  await dialog.getByLabel('Code uit de app').fill(new TOTP({ secret }).generate())
  await page.keyboard.press('Enter')

  await expect(dialog.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible()
  await accessible('de herstelcodes')
  const codes = await dialog.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allInnerTexts()
  expect(codes).toHaveLength(10)
  await page.keyboard.press('Escape')
  await expect(dialog.getByText('Bewaar de codes eerst en vink dit aan')).toBeVisible()
  await expect(dialog.getByLabel('Ik heb ze bewaard')).toBeFocused()
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Downloaden' }).click()
  expect((await downloading).suggestedFilename()).toBe('klopt-herstelcodes.txt')
  await dialog.getByLabel('Ik heb ze bewaard').check()
  await dialog.getByRole('button', { name: 'Klaar' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()

  await signOut(page)
  await fillLogin(page, address)
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await page.getByLabel('Herstelcode', { exact: true }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)

  await page.goto('/v2/account')
  await page.getByRole('button', { name: 'Nieuwe herstelcodes maken' }).click()
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Deze code is onjuist. Probeer het nogmaals.')).toBeVisible()
  await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '')
  await dialog.getByRole('button', { name: 'Nieuwe codes maken' }).click()
  await expect(dialog.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible()
  const renewed = await dialog.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allInnerTexts()
  await dialog.getByLabel('Ik heb ze bewaard').check()
  await dialog.getByRole('button', { name: 'Klaar' }).click()

  await page.getByRole('button', { name: 'Uitzetten' }).click()
  await dialog.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  await dialog.getByLabel('Code', { exact: true }).fill(renewed[0] ?? '')
  await accessible('het uitzetten')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Tweestapsverificatie aanzetten' })).toBeVisible()
  await signOut(page)
  await fillLogin(page, address)
  await expect(page).toHaveURL(/\/dashboard$/)
})
