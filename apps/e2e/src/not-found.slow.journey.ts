import { expect, signInAt, signInToStudio, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { goWithin } from './support/settled.ts'

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
  await goWithin(page, `${root}/invoices`)
  await goWithin(page, `${root}/bestaat-niet`)
  await page.getByRole('main').getByRole('button', { name: 'Terug naar de vorige pagina' }).click()
  await expect(page).toHaveURL(`${root}/invoices`)
  await goWithin(page, `${root}/bestaat-niet`)
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
