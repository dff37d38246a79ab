import AxeBuilder from '@axe-core/playwright'
import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
import { fillLogin, registerOwner, signOut } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { signInAsStaff } from './support/staff.ts'

const waiting = 'Wachten op medewerker'
const on = 'Schermdelen staat aan.'
const keyName = 'klopt.screen-share-key'
const secret = 'Geheim-van-eva-'

/** An owner whose account no other journey touches, in a browser of their own. */
async function ownerIn(browser: Browser, app: Parameters<typeof registerOwner>[1], emailAddress: string) {
  const context = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const frames: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/screenshare/')) return
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  await registerOwner(page, app, emailAddress)
  const books = new URL(page.url()).pathname.replace('/dashboard', '')
  return { page, books, frames, close: () => context.close() }
}

async function startSharing(page: Page, sign = waiting): Promise<void> {
  await page.getByRole('button', { name: /^Hulp openen/ }).click()
  await page.getByRole('tab', { name: 'Meer...' }).click()
  await page.getByRole('button', { name: 'Start schermdelen' }).click()
  await expect(page.getByText(sign)).toBeVisible()
  await page.getByRole('button', { name: 'Hulp sluiten' }).click()
}

/** Goes to who waits and looks along with them; answers what the operator sees. */
async function join(operator: Page, company: string): Promise<FrameLocator> {
  await operator.getByRole('link', { name: 'Schermdelen' }).click()
  await operator
    .getByRole('listitem')
    .filter({ hasText: company })
    .getByRole('link', { name: /^Meekijken met/ })
    .click()
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  return operator.frameLocator('iframe[title^="Scherm van"]')
}

const scrolledTo = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop)

const mirroredScroll = (operator: Page) =>
  operator
    .locator('iframe[title^="Scherm van"]')
    .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.scrollingElement?.scrollTop)

/** The same field on a mirror, where a label is text alone. */
const sameIn = async (mirror: FrameLocator, field: Locator) =>
  mirror.locator(`input[id="${(await field.getAttribute('id')) ?? ''}"]`)

/** Clicks where something is on the mirror, which itself takes no pointer. */
async function clickIn(operator: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the mirror.')
  await operator.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

/** The frame of the mirror runs no scripts, so not those of axe either. */
async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .exclude('iframe')
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    `accessibility of ${screen}`,
  ).toEqual([])
}

test('an owner shares the screen; support sees typing and scrolling, points, and never a password', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(150_000)
  const owner = await ownerIn(browser, app, 'scherm@reis.example')
  const { page, books, frames } = owner
  await startSharing(page)
  await expectAccessible(page, 'schermdelen dat wacht')
  expect(frames.filter((frame) => frame.includes('capture'))).toEqual([])

  await signInAsStaff(operator, 'support@demo.klopt.nl')
  const mirror = await join(operator, 'De Wit Advies')
  await expect(page.getByText('Je wordt geholpen door Saar')).toBeVisible()
  await expect(mirror.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(mirror.getByText(on)).toHaveCount(0)
  await expectAccessible(operator, 'meekijken')
  await expectAccessible(page, 'schermdelen met een medewerker')

  // A password that is typed, also when it is shown, stays in the page.
  await page.goto('/v2/account')
  await expect(page.getByText('Je wordt geholpen door Saar')).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(mirror.getByRole('dialog')).toBeVisible()
  await page.getByLabel('Huidig wachtwoord', { exact: true }).fill(`${secret}1`)
  await page
    .getByRole('button', { name: /^Wachtwoord (to|we)/ })
    .first()
    .click()
  await expect(page.getByLabel('Huidig wachtwoord', { exact: true })).toHaveAttribute('type', 'text')
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(`${secret}2`)
  // What ends it lies over the dialog too.
  await expectAccessible(page, 'schermdelen bij een dialoog')
  await page.getByRole('button', { name: 'Wat ziet de medewerker?' }).click()
  const preview = page.frameLocator('iframe[title^="Jouw scherm"]')
  await expect(preview.getByRole('dialog')).toBeVisible()
  await expect(await sameIn(preview, page.getByLabel('Huidig wachtwoord', { exact: true }))).toHaveValue('')
  await expectAccessible(page, 'wat de medewerker ziet')
  await page.getByRole('button', { name: 'Voorbeeld sluiten' }).click()
  await page.keyboard.press('Escape')
  await expect(mirror.getByRole('dialog')).toHaveCount(0)

  await page.goto(`${books}/contacts/new`)
  await expect(mirror.getByRole('heading', { level: 1, name: 'Nieuwe relatie' })).toBeVisible()
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Bakkerij De Meerpaal')
  await expect(await sameIn(mirror, name)).toHaveValue('Bakkerij De Meerpaal')
  await page.setViewportSize({ width: 1000, height: 500 })
  await expect(operator.getByText('venster van 1000')).toBeVisible()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0)
  await expect.poll(() => mirroredScroll(operator)).toBe(await scrolledTo(page))
  await page.mouse.wheel(0, -400)
  await expect.poll(() => mirroredScroll(operator)).toBe(0)

  // What the operator clicks on is asked for; what saves is never offered to be done.
  await page.setViewportSize({ width: 1280, height: 720 })
  const save = page.getByRole('button', { name: 'Relatie opslaan', exact: true })
  await save.scrollIntoViewIfNeeded()
  await expect.poll(() => mirroredScroll(operator)).toBe(await scrolledTo(page))
  await expect(operator.getByText('venster van 1280')).toBeVisible()
  await clickIn(operator, mirror.getByRole('button', { name: 'Relatie opslaan', exact: true }))
  await expect(page.getByText(/Saar vraagt je te klikken op: knop/)).toBeVisible()
  await expect(page.getByText('Klik hier')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Klik voor mij' })).toHaveCount(0)
  await expectAccessible(page, 'een verzoek om te klikken')
  await page.getByRole('button', { name: 'Niet doen' }).click()
  await clickIn(operator, mirror.getByRole('link', { name: 'Facturen', exact: true }).first())
  await expect(page).toHaveURL(/contacts\/new$/)
  await page.getByRole('button', { name: 'Klik voor mij' }).click()

  await operator.getByRole('button', { name: 'Meekijken stoppen' }).click()
  await expect(operator).toHaveURL(/\/v2\/admin\/screen-sharing$/)
  await expect(page.getByText(on)).toHaveCount(0)
  await expectAccessible(operator, 'wie er wacht')
  expect(frames.some((frame) => frame.includes('Bakkerij De Meerpaal'))).toBe(true)
  expect(frames.filter((frame) => frame.includes(secret))).toEqual([])
  await owner.close()
})

test('sharing goes on after a reload, ends with its key and where one signs in, and says when it fails', async ({
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const owner = await ownerIn(browser, app, 'sleutel@reis.example')
  const { page, books } = owner
  await startSharing(page)
  await page.reload()
  await expect(page.getByText(waiting)).toBeVisible()
  await page.evaluate((name) => localStorage.removeItem(name), keyName)
  await expect(page.getByText(on)).toHaveCount(0)

  await startSharing(page)
  await signOut(page)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), keyName)).toBeNull()
  await fillLogin(page, 'sleutel@reis.example')
  await expect(page).toHaveURL(/dashboard$/)
  await expect(page.getByText(on)).toHaveCount(0)

  await page.goto(`${books}/contacts`)
  await page.evaluate(breakWebSockets)
  await startSharing(page, on)
  const told = page.getByRole('dialog', { name: 'Schermdelen is gestopt' })
  await expect(told.getByText('Scherm delen is mislukt. Probeer het later nogmaals.')).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page, 'schermdelen dat mislukte')
  expect(await page.evaluate(() => Reflect.get(window, 'attempts'))).toBe(3)
  await told.getByRole('button', { name: 'Ok' }).click()
  await expect(page.getByText(on)).toHaveCount(0)
  await owner.close()
})

/** As of a server that cannot be reached. */
function breakWebSockets(): void {
  class Unreachable extends EventTarget {
    onerror: ((event: Event) => void) | null = null
    constructor() {
      super()
      Object.assign(window, { attempts: (Number(Reflect.get(window, 'attempts')) || 0) + 1 })
      setTimeout(() => this.onerror?.(new Event('error')))
    }
    close(): void {}
  }
  Object.assign(window, { WebSocket: Unreachable })
}
