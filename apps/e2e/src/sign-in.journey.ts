import { expect, signIn, signInAt, test } from './support/journey.ts'

test('a wrong password says so at the password; a right one leads to where one was going', async ({
  page,
  accessible,
}) => {
  await page.goto('/v2/administrations/1/dashboard')
  await expect(page).toHaveURL(/\/v2\/authenticate\?r=/)
  await expect(page).toHaveTitle('Inloggen - Klopt')
  await accessible('het inlogscherm')

  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('Vul je e-mailadres in')).toBeVisible()
  await expect(page.getByText('Vul je wachtwoord in')).toBeVisible()

  await page.getByLabel('E-mailadres').fill('eigenaar@demo.klopt.nl')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('verkeerd')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page.getByText('Dit is geen geldige combinatie van e-mailadres en wachtwoord.')).toBeVisible()

  await page.getByLabel('Wachtwoord', { exact: true }).fill('Klopt-demo-2026!')
  await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).not.toHaveAttribute('aria-disabled')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v2\/administrations\/1\/dashboard$/)
})

test('a return target on another origin leads to the start page', async ({ page, app }) => {
  await page.goto(`/v2/authenticate?r=${encodeURIComponent(Buffer.from('//evil.example').toString('base64'))}`)
  await page.getByLabel('E-mailadres').fill('eigenaar@demo.klopt.nl')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Klopt-demo-2026!')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`^${app.url}/v2/administrations/\\d+/dashboard$`))
})

test('an address that does not exist says so and leads back', async ({ page, accessible }) => {
  await signInAt(page, '/v2/bestaat-niet')
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  await expect(page.getByText('Deze pagina bestaat helaas niet.')).toBeVisible()
  await accessible('niet gevonden')
  await page.getByRole('link', { name: 'Naar het dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('signing out ends the session; the back button shows nothing', async ({ page }) => {
  await signIn(page)
  await page.getByRole('link', { name: 'Facturen', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  await page.goBack()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
})

test('an employee with hours alone sees no books', async ({ page }) => {
  await signInAt(page, '/v2/administrations/1/dashboard', 'medewerker@demo.klopt.nl')
  await expect(page.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Facturen', exact: true })).toHaveCount(0)
  await expect(page.getByText('€')).toHaveCount(0)
})

test('a bookkeeper starts at the clients of the firm and enters one', async ({ page, accessible }) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  await accessible('de klanten van een kantoor')
  await page.getByRole('row').filter({ hasText: 'Studio Noord' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})
