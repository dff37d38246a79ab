import { mkdir, writeFile } from 'node:fs/promises'
import { join as pathOf } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { fillLogin, signOut } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { helped, join, keyName, on, ownerIn, sameIn, startSharing, waiting, wholePages } from './support/screenshare.ts'
import { settled } from './support/settled.ts'
import { goOnAsSupport } from './support/staff.ts'

const secret = 'Geheim-van-eva-'

const scrolledTo = (page: Page) => page.evaluate(() => document.scrollingElement?.scrollTop)

const mirroredScroll = (operator: Page) =>
  operator
    .locator('iframe[title^="Scherm van"]')
    .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.scrollingElement?.scrollTop)

/** The mirror came where the page did, which may be still on its way. */
async function expectSameScroll(operator: Page, page: Page): Promise<void> {
  const apart = async () => ((await mirroredScroll(operator)) ?? NaN) - ((await scrolledTo(page)) ?? NaN)
  await expect.poll(apart, 'how far the mirror is from the page').toBe(0)
}

/** Puts a picture of support, of one pixel, where whoever runs the server does. */
async function putPictureOfSupport(dataDir: string): Promise<void> {
  const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
  await mkdir(pathOf(dataDir, 'staff-pictures'), { recursive: true })
  await writeFile(pathOf(dataDir, 'staff-pictures', 'support@demo.klopt.nl.png'), png, 'base64')
}

/** Clicks where something is on the mirror, which itself takes no pointer. */
async function clickIn(operator: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not on the mirror.')
  await operator.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

test('an owner shares the screen; support sees typing and scrolling, points, and never a password', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(150_000)
  const owner = await ownerIn(browser, app, 'scherm@reis.example')
  const { page, books, frames, who } = owner
  await startSharing(page)
  await expectAccessible(page, 'schermdelen dat wacht')
  expect(frames.filter((frame) => frame.includes('capture'))).toEqual([])

  await putPictureOfSupport(app.dataDir)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)
  await expect(page.getByText(helped)).toBeVisible()
  await expect(page.getByText(helped).locator('xpath=..').locator('img')).toHaveJSProperty('naturalWidth', 1)
  await expect(mirror.getByRole('heading', { level: 1, name: 'Welkom Sanne' })).toBeVisible()
  await expect(mirror.getByText(on)).toHaveCount(0)
  await expectAccessible(operator, 'meekijken')
  await expectAccessible(page, 'schermdelen met een medewerker')

  expect(wholePages(frames)).toBe(1)

  // A password that is typed, also when it is shown, stays in the page.
  await page.goto('/v2/account')
  await expect(page.getByText(helped)).toBeVisible()
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(mirror.getByRole('dialog')).toBeVisible()
  // Once for each page that was loaded.
  expect(wholePages(frames)).toBe(2)
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
  await expectSameScroll(operator, page)
  await page.mouse.wheel(0, -400)
  await expect.poll(() => mirroredScroll(operator)).toBe(0)

  // What the operator clicks on is asked for; what saves is never offered to be done.
  await page.setViewportSize({ width: 1280, height: 720 })
  const save = page.getByRole('button', { name: 'Relatie opslaan', exact: true })
  await save.scrollIntoViewIfNeeded()
  await expectSameScroll(operator, page)
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
  const { page, books, frames } = owner
  // A page that is left while it still registers does not end it.
  await page.route('**/api/v1/screenshare', () => {})
  await startSharing(page)
  await page.unroute('**/api/v1/screenshare')
  await page.reload()
  await expect(page.getByText(waiting)).toBeVisible()
  await page.evaluate((name) => localStorage.removeItem(name), keyName)
  await expect(page.getByText(on)).toHaveCount(0)

  await startSharing(page)
  const ends = () => frames.filter((frame) => frame.includes('"stopped"')).length
  const before = ends()
  await signOut(page)
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), keyName)).toBeNull()
  // The server heard it too: nobody is offered to help somebody who left.
  await expect.poll(ends).toBe(before + 1)
  await fillLogin(page, 'sleutel@reis.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom Sanne' })).toBeVisible()
  await settled(page)
  await expect(page.getByText(on)).toHaveCount(0)

  // A session that the server says has ended is cleaned up at once.
  await page.goto(`${books}/contacts`)
  await page.route('**/api/v1/screenshare', (route) => route.fulfill({ json: { stopped_at: 1_790_000_000 } }))
  await page.evaluate(([name, key]) => localStorage.setItem(name, JSON.stringify(key)), [
    keyName,
    'x'.repeat(32),
  ] as const)
  await page.reload()
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), keyName)).toBeNull()
  await expect(page.getByText(on)).toHaveCount(0)
  await page.unroute('**/api/v1/screenshare')

  // What shares is not loaded yet, and finds the websocket that it gets now.
  await page.clock.install()
  await page.reload()
  await page.evaluate(breakWebSockets)
  await startSharing(page, on)
  const attempts = () => page.evaluate(() => Reflect.get(window, 'attempts') as number)
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(1_000)
        return attempts()
      },
      { message: 'the first attempt, and two more after 7 and 14 seconds', intervals: [50] },
    )
    .toBe(3)
  const told = page.getByRole('dialog', { name: 'Schermdelen is gestopt' })
  await expect(told.getByText('Scherm delen is mislukt. Probeer het later nogmaals.')).toBeVisible()
  await expectAccessible(page, 'schermdelen dat mislukte')
  expect(await attempts()).toBe(3)
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
