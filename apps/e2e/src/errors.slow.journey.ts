import type { Locator, Page, Request } from '@playwright/test'
import { fillLogin } from './support/account.ts'
import { expect, signInAt, signInToStudio, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { goWithin, settled } from './support/settled.ts'

const modalTitle = 'Oeps, er is iets misgegaan'

/** Types a new contact that can be saved. */
async function fillContact(page: Page): Promise<void> {
  await page.goto(`${root}/contacts/new`)
  await page.getByLabel('Naam', { exact: true }).fill('Bakkerij De Aar')
}
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
  await expect(page.getByText('Er ging iets mis')).toBeVisible()
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

for (const { status, body, code, text } of [
  { status: 500, body: '', code: 500, text: 'Er ging iets fout bij het verwerken van je verzoek.' },
  {
    status: 502,
    body: '<html>Bad gateway</html>',
    code: -1,
    text: 'De server is tijdelijk niet beschikbaar, probeer het over een ogenblik nogmaals.',
  },
  { status: 418, body: '{}', code: -1, text: 'Er is een onverwachte fout opgetreden.' },
]) {
  test(`a ${status} while saving shows its text and code once, and is reported`, async ({ page, accessible }) => {
    await signInToStudio(page)
    await fillContact(page)
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
  })
}

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

test('a session that ended on the server leads to the login page and back again', async ({ page }) => {
  await signInAt(page, `${root}/invoices?status=paid`)
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  // An answer that comes after the end of the session leads away as well.
  await settled(page)
  await page.request.post('/api/authentication/logout')
  // A pointer that rests on the link would fetch its data first, and be led away before it presses.
  await page.getByRole('link', { name: 'Relaties', exact: true }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await expect(page.getByText('Je sessie is verlopen. Log opnieuw in om verder te gaan.')).toBeVisible()
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page).toHaveURL(new RegExp(`${root}/contacts$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible()
})

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('klopt.kept-input'))

/** The session ends and Enter saves: the page hears of it by that, or just before by what it reads by itself. */
async function endWhileTyping(page: Page, field: Locator): Promise<void> {
  await field.focus()
  await page.request.post('/api/authentication/logout')
  await page.keyboard.press('Enter')
}

test('what was typed when a session ended is there again for the same user, and gone at logout', async ({ page }) => {
  await signInToStudio(page)
  await fillContact(page)
  await settled(page)
  const name = page.getByLabel('Naam', { exact: true })
  await endWhileTyping(page, name)
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page).toHaveURL(`${root}/contacts/new`)
  await expect(name).toHaveValue('Bakkerij De Aar')
  await settled(page)

  await endWhileTyping(page, name)
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  expect(await kept(page)).toContain('Bakkerij De Aar')
  await fillLogin(page, 'boekhouder@demo.klopt.nl')
  await expect(page).not.toHaveURL(/authenticate/)
  await expect.poll(() => kept(page)).toBe(null)
  await page.goto('/v2/account')
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  expect(await kept(page)).toBe(null)
})

test('a draft that could not be saved when its session ended goes on where it was', async ({ page }) => {
  await signInToStudio(page)
  await page.goto(`${root}/invoices/new`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe factuur' })).toBeVisible()
  await settled(page)
  await page.request.post('/api/authentication/logout')
  await page.getByLabel('Omschrijving').first().fill('Logo voor de molen')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page.getByLabel('Omschrijving').first()).toHaveValue('Logo voor de molen')
  // It is kept as any other now.
  await expect(page).toHaveURL(/\/invoices\/\d+$/)
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

const places = {
  'an address that does not exist': `${root}/bestaat-niet`,
  'a setting': `${root}/settings/bestaat-niet`,
  'an invoice': `${root}/invoices/999999`,
  'an invoice whose number is none': `${root}/invoices/abc`,
  'a document': `${root}/purchases/documents/999999`,
  'an account': `${root}/ledger/accounts/999999`,
  'an entry': `${root}/ledger/entries/999999`,
}

test('what is not found inside an administration keeps the menu, the logo and help', async ({ page, accessible }) => {
  await signInToStudio(page)
  for (const [what, address] of Object.entries(places)) {
    await goWithin(page, address)
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' }), what).toBeVisible()
    await expect(page.getByText('Deze pagina bestaat helaas niet.')).toBeVisible()
    await expect(page).toHaveTitle('Pagina niet gevonden - Klopt')
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Hulp openen' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(1)
  }
  await accessible('een pagina die er niet is')
  await page.getByRole('main').getByRole('link', { name: 'Naar het dashboard' }).click()
  await expect(page).toHaveURL(`${root}/dashboard`)
})

test('an administration without a page opens its dashboard', async ({ page }) => {
  await signInAt(page, root)
  await expect(page).toHaveURL(`${root}/dashboard`)
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('an administration of somebody else says so, without a retry, and shows where one can go', async ({
  page,
  accessible,
}) => {
  await signInAt(page, '/v2/administrations/999/invoices')
  const main = page.getByRole('main')
  await expect(
    main.getByRole('heading', { level: 1, name: 'Je hebt geen toegang tot deze administratie' }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toHaveCount(0)
  const request = (await main.getByRole('link', { name: 'Toegang vragen' }).getAttribute('href')) ?? ''
  expect(decodeURIComponent(request)).toMatch(
    /^mailto:\?.*eigenaar@demo\.klopt\.nl.*\/v2\/administrations\/999\/invoices/s,
  )
  await expect(page.getByRole('button', { name: 'Hulp openen' })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een administratie zonder toegang')
  await main.getByRole('link', { name: 'Bakkerij De Korenschoof B.V.' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
})

test('the office of a firm is not there for a stranger, who sees no banner of a customer', async ({ page }) => {
  await signInAt(page, '/v2/firms/1')
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina niet gevonden' })).toBeVisible()
  await expect(page.getByText('Pas op!')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Toegang' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Mijn administraties' })).toBeVisible()
})

test('signing out in one tab empties the other and leads it to the login page', async ({ page, context }) => {
  await signInToStudio(page)
  const other = await context.newPage()
  await other.goto(`${root}/invoices`)
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)

  await expect(other).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await expect(other.getByText('€')).toHaveCount(0)
  const r = new URL(other.url()).searchParams.get('r') ?? ''
  expect(Buffer.from(r, 'base64').toString()).toBe(`${root}/invoices`)
})

test('signing in as somebody else in one tab makes the other start afresh', async ({ page, context }) => {
  await signInToStudio(page)
  const other = await context.newPage()
  await other.goto(`${root}/invoices`)
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  const answer = await page.request.post('/api/authentication/login', {
    data: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: 'boekhouder@demo.klopt.nl',
      password: 'Klopt-demo-2026!',
    },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/start')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  await expect(other).toHaveURL(/\/v2\/firms\/\d+$/)
})

test('the first page fetches its scripts and the logo beforehand, a link under the pointer its screen', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const first = await page.goto('/v2/authenticate')
  const html = (await first?.text()) ?? ''
  expect(html).toMatch(/<link rel="preload" as="image"[^>]* href="\/logo\.svg"/)
  expect(fetched).toContain('/logo.svg')

  await signInToStudio(page)
  const chunk = /\/assets\/contacts-[\w-]+\.js$/
  expect(fetched.some((path) => chunk.test(path))).toBe(false)
  await page.getByRole('link', { name: 'Relaties', exact: true }).first().hover()
  await expect.poll(() => fetched.some((path) => chunk.test(path))).toBe(true)
  await expect(page.locator('link[rel=modulepreload]')).not.toHaveCount(0)
})
