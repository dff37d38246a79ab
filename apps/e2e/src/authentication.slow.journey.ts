import { TOTP } from 'otpauth'
import { fillLogin } from './support/account.ts'
import { expect, signIn, test } from './support/journey.ts'

const tooMany =
  'Je hebt te vaak geprobeerd in te loggen met een fout e-mailadres en wachtwoord. Probeer het over 5 minuten opnieuw.'

/** What the server answers at the login, and where the words come to stand. */
const refusals = [
  [401, 2002, 'Dit is geen geldige combinatie van e-mailadres en wachtwoord.'],
  [422, 33009, 'Vul een geldig e-mailadres in'],
  [
    403,
    2018,
    'Je probeert in te loggen vanaf een nieuwe locatie. We hebben je een e-mail gestuurd om inloggen vanaf deze locatie toe te staan.',
  ],
] as const

test('the form stays where it is when the accounts of the demo come below it', async ({ page }) => {
  let show = () => {}
  const shown = new Promise<void>((resolve) => (show = resolve))
  await page.route('**/demo-accounts', async (route) => {
    await shown
    await route.continue()
  })
  await page.goto('/v2/authenticate')
  const button = page.getByRole('button', { name: 'Inloggen', exact: true })
  const before = await button.boundingBox()
  show()
  await expect(page.getByText('Probeer de demo')).toBeVisible()
  expect(await button.boundingBox()).toEqual(before)
})

test('each refusal at the login is said in its own words', async ({ page }) => {
  for (const [status, code, message] of refusals) {
    await page.route('**/api/authentication/login', (route) => route.fulfill({ status, json: { code, message } }))
    await page.goto('/v2/authenticate')
    await fillLogin(page, 'iemand@klopt.example')
    await expect(page.getByText(message)).toBeVisible()
    await page.unroute('**/api/authentication/login')
  }
  await page.route('**/api/authentication/login', (route) => route.abort())
  await page.goto('/v2/authenticate')
  await fillLogin(page, 'iemand@klopt.example')
  await expect(page.getByText('Er is een netwerkfout opgetreden. Probeer het later opnieuw.')).toBeVisible()
})

test('after five wrong passwords the form is blocked for five minutes, also after a reload, and frees itself', async ({
  page,
}) => {
  await page.clock.install()
  const wrong = { grant_type: 'password', client_identifier: 'web', email_address: 'nb@klopt.example', password: 'x' }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await page.request.post('/api/authentication/login', { data: wrong })).status()).toBe(401)
  }
  await page.goto('/v2/authenticate')
  await fillLogin(page, 'nb@klopt.example', 'x')
  await expect(page.getByText(tooMany)).toBeVisible()
  await expect(page.getByText('Je kunt over 5 minuten weer inloggen.')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toBeDisabled()
  await page.reload()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeDisabled()
  await expect(page.getByText(tooMany)).toBeVisible()
  await page.clock.fastForward('04:10')
  await expect(page.getByText(/Je kunt over [45]\d seconden weer inloggen\./)).toBeVisible()
  await page.clock.fastForward('01:00')
  await expect(page.getByText('Je kunt weer inloggen.', { exact: true })).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toBeEnabled()
})

test('the code of the app: a wrong one stays on the form, a right one with a space signs in by itself', async ({
  page,
  accessible,
}) => {
  await page.goto('/v2/account')
  await fillLogin(page, 'tweestaps@demo.klopt.nl')
  await expect(page.getByRole('heading', { name: 'Tweestapsverificatie' })).toBeVisible()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await accessible('de code van de app')

  await code.fill('12a')
  await page.keyboard.press('Enter')
  await expect(page.getByText('De code moet 6 cijfers lang zijn')).toBeVisible()

  const totp = new TOTP({ secret: 'JBSWY3DPEHPK3PXP' })
  const right = totp.generate()
  await code.fill(right === '000000' ? '000001' : '000000')
  await expect(page.getByText('Deze code is onjuist. Probeer het nogmaals.')).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()

  await page.reload()
  await expect(code).toBeFocused()
  const now = totp.generate()
  await code.fill(`${now.slice(0, 3)} ${now.slice(3)}`)
  await expect(page).toHaveURL(/\/v2\/account$/)
  await expect(page.getByRole('heading', { name: 'Mijn account' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/authenticate/)
})

test('a recovery code signs in once, with hyphens and small letters too', async ({ page, accessible }) => {
  await page.goto('/v2/authenticate')
  await fillLogin(page, 'compliance@demo.klopt.nl')
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  const code = page.getByLabel('Herstelcode', { exact: true })
  await expect(code).toBeFocused()
  await accessible('een herstelcode')
  await code.fill('KLOPT')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('De code moet precies 16 karakters lang zijn')).toBeVisible()
  await page.getByRole('button', { name: 'Code van de app gebruiken' }).click()
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Herstelcode gebruiken' }).click()
  await code.fill('klop-tdem-o202-6abc')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/authenticate/)
})

for (const [code, message] of [
  [19006, 'Je hebt te vaak geprobeerd een code in te voeren. Log opnieuw in om het nogmaals te proberen.'],
  [19009, 'De two factor authenticatie sessie is verlopen, log opnieuw in.'],
] as const) {
  test(`${code} leads back to the login form with its message`, async ({ page }) => {
    await page.goto('/v2/authenticate')
    await page.route('**/api/authentication/verify-2fa-code', (route) =>
      route.fulfill({ status: 429, json: { code, message } }),
    )
    await fillLogin(page, 'support@demo.klopt.nl')
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Inloggen', exact: true })).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue('support@demo.klopt.nl')
  })
}

test('a link that is not good says so and leads on', async ({ page, accessible }) => {
  await page.goto('/v2/authenticate?sst=ongeldig&uid=7')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Deze link is ongeldig' })).toBeFocused()
  await expect(page.getByText('contact op met support')).toBeVisible()
  await accessible('een ongeldige link')
  await page.getByRole('button', { name: 'Naar het inlogscherm' }).click()
  await expect(page.getByLabel('E-mailadres')).toBeVisible()

  await page.goto('/v2/register/confirm?token=ongeldig')
  await page.getByRole('button', { name: 'Account bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeFocused()

  await page.goto('/v2/confirm-email-address?token=ongeldig&uid=7')
  await page.getByRole('button', { name: 'E-mailadres bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeVisible()
})

test('who is signed in goes on to the start page from login and registration', async ({ page }) => {
  await signIn(page)
  for (const address of ['/v2/authenticate', '/v2/authenticate?message=session_invalid', '/v2/register']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/dashboard$/)
  }
  await page.goto('/v2/authenticate?sst=abc&uid=7')
  await expect(page.getByRole('heading', { name: 'Inloggen met een druk op de knop' })).toBeVisible()
  // A browser that forgot who was signed in still has the session.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/v2/authenticate')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('signing in clears the stored filters and the screen-share key', async ({ page }) => {
  await page.goto('/v2/authenticate')
  await page.evaluate(() => {
    localStorage.setItem('klopt.date-range', '{"kind":"past-days","days":30}')
    localStorage.setItem('klopt.screen-share-key', '"abc"')
  })
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(await page.evaluate(() => localStorage.getItem('klopt.screen-share-key'))).toBe(null)
  expect(await page.evaluate(() => localStorage.getItem('klopt.date-range'))).toBe(null)
})
