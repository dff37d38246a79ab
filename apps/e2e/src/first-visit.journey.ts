import { gzipSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { customerNamed } from './support/customers.ts'
import { expect, signInToStudio, test } from './support/journey.ts'

const screens = /\/assets\/screens-[\w-]+\.js$/
/** What a slow phone loads before anybody can log in. More needs a reason, and is told where the limit is raised. */
const mostScriptBytes = 125_000

/** How much more a customer on a phone may load, who has no account and comes once. */
const mostOfLogin = 1.05

/** Bytes after gzip of the scripts that a page loads until the network is quiet. */
async function scriptBytes(page: Page, path: string, shown: () => Locator): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.set(response.url(), response.body())
  })
  await page.goto(path)
  await expect(shown()).toBeVisible()
  await page.waitForLoadState('networkidle')
  const contents = await Promise.all(scripts.values())
  expect(contents.length).toBeGreaterThan(0)
  return contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0)
}

const loginBytes = (page: Page) => scriptBytes(page, '/v2/authenticate', () => page.getByLabel('E-mailadres'))

test('the scripts of the login page are at most 125 kB after gzip', async ({ page }) => {
  expect(await loginBytes(page)).toBeLessThanOrEqual(mostScriptBytes)
})

test('the page of a customer on a phone brings at most 1.05 times the scripts of the login page', async ({
  page,
  browser,
  baseURL,
}) => {
  const login = await loginBytes(page)
  await signInToStudio(page)
  const contacts = '/api/v2/administrations/1/contacts'
  const customerId = await customerNamed(page, 'Van Rijn')
  const answer = await page.request.post(`${contacts}/${customerId}/customer-links/preview`)
  const { path } = (await answer.json()) as { path: string }
  const phone = await (
    await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 }, locale: 'nl-NL' })
  ).newPage()
  const bytes = await scriptBytes(phone, path, () => phone.getByRole('button', { name: 'IBAN kopiëren' }))
  await phone.context().close()
  expect(bytes / login).toBeLessThanOrEqual(mostOfLogin)
})

test('the login page fetches no other screen until somebody goes on', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/v2/authenticate')
  const email = page.getByLabel('E-mailadres')
  await expect(email).toBeFocused()
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => screens.test(path))).toEqual([])
  await email.press('e')
  await expect.poll(() => fetched.filter((path) => screens.test(path))).toHaveLength(1)
})

test('a link of the login page leads on, also where nothing was fetched beforehand, and back leads back', async ({
  page,
}) => {
  await page.goto('/v2/authenticate')
  const email = page.getByLabel('E-mailadres')
  await email.fill('eigenaar@demo.klopt.nl')
  // A press of a switch device comes without a key or a pointer.
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(/\/v2\/forgot-password$/)
  await expect(page.getByLabel('E-mailadres')).toHaveValue('eigenaar@demo.klopt.nl')
  await page.goBack()
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeVisible()
})

test('where the screens cannot be fetched the page is loaded again once, and then says so', async ({ page }) => {
  await page.goto('/v2/authenticate')
  await page.route(screens, (route) => route.abort())
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.getByRole('link', { name: 'Maak gratis een account aan' }).click()
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  expect(loads).toEqual(['/v2/register'])
  await page.unroute(screens)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/account/i)
})

test('the first styles stand in the page, before those of any screen, and are not fetched as well', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await signInToStudio(page)
  await expect(page.locator('link[rel=stylesheet][disabled]')).toHaveCount(2)
  const named = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map((link) => new URL(link.href).pathname))
  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href === null))
  expect(sheets.slice(0, 4), 'the logo, what all share, the login page, then the first of a screen').toEqual([
    true,
    true,
    true,
    false,
  ])
  expect(named.map((path) => path.replace(/-[\w-]+\.css$/, ''))).toEqual(['/assets/first', '/assets/login'])
  expect(fetched.filter((path) => named.includes(path))).toEqual([])
})
