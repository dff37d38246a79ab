import type { Page } from '@playwright/test'
import { expect, signInToStudio, studio, test } from './support/journey.ts'
import { goWithin, settled } from './support/settled.ts'
import { signInAsStaff } from './support/staff.ts'
import { fileField, openScreens, type Screen } from './support/write-screens.ts'

/** The buttons and links of a write, and the fields of a form, that can be used on the screen as it stands. */
async function usable(page: Page, { writes, hasForm = false }: Screen): Promise<string[]> {
  const controls = page.locator('button:enabled:visible, a[href]:visible')
  const names = await controls.evaluateAll((elements) =>
    // As it is read: a button may hold a shorter word for a phone, which is not shown here.
    elements.map((element) => (element.getAttribute('aria-label') ?? (element as HTMLElement).innerText).trim()),
  )
  if ((await page.locator('main input[type="file"]:enabled').count()) > 0) names.push(fileField)
  const found = writes.filter((write) => names.some((name) => write.test(name))).map(String)
  if (!hasForm) return found
  const fields = page.locator('main form').locator(':is(input, textarea):enabled, [contenteditable="true"]')
  return (await fields.count()) > 0 ? [...found, 'velden'] : found
}

const all = ({ writes, hasForm = false }: Screen): string[] => [...writes.map(String), ...(hasForm ? ['velden'] : [])]

async function open(page: Page, { path }: Pick<Screen, 'path'>): Promise<void> {
  await goWithin(page, `${studio}/${path}`)
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** What can still be used, screen by screen; nothing when every screen is as it should be. */
async function walk(page: Page, screens: readonly Screen[]): Promise<Record<string, string[]>> {
  const left: Record<string, string[]> = {}
  for (const screen of screens) {
    await open(page, screen)
    let found: string[] = []
    // The screen before may still stand for a moment, with a button of the same name.
    const count = async () => (found = await usable(page, screen)).length
    await expect
      .poll(count)
      .toBe(0)
      .catch(() => (left[screen.path] = found))
  }
  return left
}

/** As the server would say it in the grace period; that it refuses is proved with the server itself. */
async function endSubscription(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/(users\/me|administrations\/1)(\?|$)/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replaceAll(/"type":"(TRIAL|ZZP|MKB)"/g, '"type":"GRACE_PERIOD"')
    await route.fulfill({ response, body: text })
  })
}

/** Of all rights only these are left, by a role. */
async function keepOnly(page: Page, ...types: string[]): Promise<void> {
  const permissions = types.map((type) => ({ type, origins: ['ROLE'] }))
  await page.route('**/administration-access/1', (route) =>
    route.fulfill({ json: { permissions, isFinancialPlanner: false, isPrimaryUser: false } }),
  )
}

test.describe.configure({ timeout: 180_000 })

test('the main user finds each write on its screen; in the grace period none but what goes on', async ({ page }) => {
  await signInToStudio(page)
  const screens = await openScreens(page)
  for (const screen of screens) {
    await open(page, screen)
    await expect.poll(() => usable(page, screen), { message: screen.path }).toEqual(all(screen))
  }
  await endSubscription(page)
  await page.goto(`${studio}/dashboard`)
  await expect(page.getByText('Je kunt alles bekijken, maar niets wijzigen.')).toBeVisible()
  expect(
    await walk(
      page,
      screens.filter(({ afterEnd }) => !afterEnd),
    ),
  ).toEqual({})
  for (const screen of screens.filter(({ afterEnd }) => afterEnd)) {
    await open(page, screen)
    await expect.poll(() => usable(page, screen), { message: screen.path }).toEqual(all(screen))
  }
})

test('who holds no more than bookings finds no button of the settings at their addresses', async ({ page }) => {
  await signInToStudio(page)
  const screens = (await openScreens(page)).filter(({ permission }) => permission === 'ADMIN')
  await keepOnly(page, 'BOOKING')
  await page.goto(`${studio}/dashboard`)
  expect(await walk(page, screens)).toEqual({})
})

test('staff that views finds no write on any screen', async ({ page, browser, baseURL }) => {
  const ownersBrowser = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  const owner = await ownersBrowser.newPage()
  await signInToStudio(owner)
  const screens = await openScreens(owner)
  await ownersBrowser.close()
  await signInAsStaff(page, 'compliance@demo.klopt.nl')
  await page.goto('/v2/admin/administrations/1/access')
  await page.getByLabel('Reden').fill('Onderzoek 9')
  await page.getByRole('button', { name: /^(Administratie openen|Openen zonder toestemming)$/ }).click()
  await expect(page.getByText('Pas op! Je bekijkt de administratie van een klant')).toBeVisible()
  expect(await walk(page, screens)).toEqual({})
})

test('the keys of the bank book nothing for who only looks', async ({ page }) => {
  await signInToStudio(page)
  await endSubscription(page)
  await page.reload()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(new URL(request.url()).pathname)
  })
  await open(page, { path: 'bank' })
  await page.locator('tr[aria-current="true"]').focus()
  for (const key of ['Enter', 's', 'r', 'Control+z']) await page.keyboard.press(key)
  await settled(page)
  expect(writes.filter((path) => !path.endsWith('/posting-preview'))).toEqual([])
  await expect(page.getByText('Akkoord', { exact: true })).toHaveCount(0)
})
