import type { Page, Request } from '@playwright/test'
import { expect, signInAt, signInToStudio, studio as root, test } from './support/journey.ts'
import { fillContact } from './support/new-contact.ts'
import { settled } from './support/settled.ts'

const modalTitle = 'Oeps, er is iets misgegaan'

const save = (page: Page) => page.getByRole('button', { name: /opslaan|bewaren|toevoegen/i }).click()

test('a chunk that fails to load reloads the page once, then shows the error screen', async ({ page, accessible }) => {
  await signInToStudio(page)
  const loads: string[] = []
  page.on('request', (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      loads.push(new URL(request.url()).pathname)
  })
  const chunk = /\/assets\/contacts-[\w-]+\.js$/
  await page.route(chunk, (route) => route.abort())
  const link = page.getByRole('link', { name: 'Relaties', exact: true }).first()

  const failed = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()))
  await link.hover()
  await failed
  await expect(page).toHaveURL(/\/dashboard$/)
  expect(loads, 'a link under the pointer reloads nothing').toEqual([])

  await link.click()
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  await expect(page.getByText(/De fout is geregistreerd/)).toBeVisible()
  expect(loads).toEqual([new URL(page.url()).pathname])
  await accessible('het foutscherm')

  await page.unroute(chunk)
  await page.getByRole('link', { name: 'Naar het dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('a list without a connection says so, and fills itself when the connection is back', async ({
  page,
  context,
  accessible,
}) => {
  await signInAt(page, `${root}/invoices`)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/Je hebt geen internetverbinding/)).toBeVisible()
  await page.getByRole('searchbox').first().fill('2026')
  await expect(page.getByText('De gegevens konden niet geladen worden.')).toBeVisible()
  await expect(page.getByText('Geen verbinding', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await accessible('een lijst zonder verbinding')

  await context.setOffline(false)
  await expect(page.getByText('De gegevens konden niet geladen worden.')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toContainText('2026')
  await expect(page.getByText(/Je hebt geen internetverbinding/)).toHaveCount(0)
})

test('without a connection a screen that was never loaded keeps the frame, says so, and comes by itself later', async ({
  page,
  context,
  accessible,
}) => {
  await signInToStudio(page)
  await settled(page)
  await context.setOffline(true)
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: 'Relaties', exact: true }).click()
  await expect(page.getByText('De gegevens konden niet geladen worden.')).toBeVisible()
  await expect(page.getByText(/Je hebt geen internetverbinding/)).toBeVisible()
  await expect(menu).toBeVisible()
  await expect(page.getByRole('button', { name: 'Hulp openen' })).toBeVisible()
  await accessible('een scherm dat niet geladen kon worden')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await menu.getByRole('link', { name: 'Relaties', exact: true }).click()
  await expect(page.getByText('De gegevens konden niet geladen worden.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible()
})

test('saving without a connection loses nothing that was typed', async ({ page, context, accessible }) => {
  await signInToStudio(page)
  await fillContact(page)
  // What tells of an error is fetched beforehand.
  await settled(page)
  await context.setOffline(true)
  await save(page)
  const modal = page.getByRole('dialog', { name: modalTitle })
  await expect(modal).toContainText('Er is een netwerkfout opgetreden. Probeer het nogmaals.')
  await accessible('bewaren zonder verbinding')
  await modal.getByRole('button', { name: 'Ok' }).click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Bakkerij De Aar')
  await context.setOffline(false)
  await save(page)
  await expect(page.getByRole('heading', { name: 'Bakkerij De Aar' })).toBeVisible()
})

const answers = [
  { status: 500, body: '', code: 500, text: 'Er ging iets fout bij het verwerken van je verzoek.' },
  {
    status: 502,
    body: '<html>Bad gateway</html>',
    code: -1,
    text: 'De server is tijdelijk niet beschikbaar, probeer het over een ogenblik nogmaals.',
  },
  { status: 418, body: '{}', code: -1, text: 'Er is een onverwachte fout opgetreden.' },
]
test('a 500, a 502 and a 418 while saving show their text and code once, and are reported', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  await fillContact(page)
  for (const { status, body, code, text } of answers) {
    await page.route(`**/api/v2/administrations/*/contacts/create`, (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status, body }) : route.fallback(),
    )
    const reported = page.waitForRequest(/\/api\/v2\/error-reports$/)
    await save(page)
    const modal = page.getByRole('dialog', { name: modalTitle })
    await expect(modal).toContainText(text)
    await expect(modal).toContainText(`Foutcode ${code}`)
    await accessible(`een ${status}`)
    expect((await reported).postDataJSON()).toMatchObject({ name: 'ApiError', status, code })
    await modal.getByRole('button', { name: 'Ok' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page.getByText(text)).toHaveCount(0)
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Bakkerij De Aar')
  }
})

test('a 500 while loading is told in place of the list, and asked again by its button', async ({ page }) => {
  await signInToStudio(page)
  const list = /\/api\/v2\/administrations\/\d+\/invoices(\?|$)/
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`${root}/invoices`)
  await expect(page.getByText('De gegevens konden niet geladen worden.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute(list)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('an address of an administration without its id is an error that is reported', async ({ page }) => {
  await signInToStudio(page)
  const reported = page.waitForRequest(/\/api\/v2\/error-reports$/)
  await page.goto('/v2/administrations')
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({
    message: 'An administration id is required in the path: /v2/administrations',
    path: '/v2/administrations',
  })
  await page.getByRole('main').getByRole('link', { name: 'Naar de startpagina' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a page that does not exist is reported without its query', async ({ page }) => {
  await signInToStudio(page)
  const reported = page.waitForRequest(/\/api\/v2\/error-reports$/)
  await page.goto('/v2/bestaat-niet?token=geheim')
  await expect(page.getByRole('heading', { name: 'Pagina niet gevonden' })).toBeVisible()
  const report = (await reported).postData() ?? ''
  expect(report).toContain('PageNotFound')
  expect(report).not.toContain('geheim')
})
