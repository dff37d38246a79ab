import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import {
  helped,
  join,
  on,
  overlay,
  ownerIn,
  pointerOn,
  startSharing,
  stopSharing,
  wholePages,
} from './support/screenshare.ts'
import { goOnAsSupport } from './support/staff.ts'

test('of two tabs the operator sees the one that is used, nothing is sent of a hidden one, and stopping in one stops both', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(90_000)
  const { page, books, context, frames, who, close } = await ownerIn(browser, app, 'tabs@reis.example')
  await startSharing(page)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)
  const shown = (name: string) => expect(mirror.getByRole('heading', { level: 1, name })).toBeVisible()
  await shown('Welkom Sanne')

  await setHidden(page, true)
  const captures = () => frames.filter((frame) => frame.includes('"capture"')).length
  const before = captures()
  await page.evaluate(() => document.body.append('Veranderd terwijl niemand keek'))
  const other = await context.newPage()
  await other.goto(`${books}/contacts/new`)
  await expect(other.getByText(helped)).toBeVisible()
  await moveOver(other)
  await shown('Nieuwe relatie')
  // All this while nothing was sent of the tab that nobody sees, and what changed in it is shown when it is seen again.
  expect(captures()).toBe(before)
  await setHidden(page, false)
  await moveOver(page)
  await shown('Welkom Sanne')
  await expect(mirror.getByText('Veranderd terwijl niemand keek')).toBeVisible()
  // What the operator points out is on the tab they see alone.
  await clickOn(operator)
  await expect(pointerOn(page)).toBeVisible()
  await expect(pointerOn(other)).toHaveCount(0)

  await stopSharing(other)
  await expect(page.getByText(on)).toHaveCount(0)
  await expect(operator.getByText('De klant deelt het scherm niet meer.')).toBeVisible()
  await close()
})

test('a page that is too large is named on both sides, and the next one is shown again', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(90_000)
  const { page, who, close } = await ownerIn(browser, app, 'groot@reis.example')
  await startSharing(page)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)
  await expect(mirror.getByRole('heading', { level: 1, name: 'Welkom Sanne' })).toBeVisible()
  await page.evaluate(() => {
    const large = document.createElement('p')
    large.id = 'large'
    large.hidden = true
    large.textContent = 'x'.repeat(4_500_000)
    document.body.append(large)
  })
  await expect(overlay(page).getByText('Pagina te groot')).toBeVisible()
  await expect(mirror.getByRole('heading', { name: 'Pagina te groot' })).toBeVisible()
  await expectAccessible(page, 'een pagina die te groot is')
  await page.evaluate(() => document.querySelector('#large')?.remove())
  await expect(mirror.getByRole('heading', { level: 1, name: 'Welkom Sanne' })).toBeVisible()
  await expect(overlay(page).getByText('Pagina te groot')).toHaveCount(0)
  await stopSharing(page)
  await close()
})

test('who waits can see what a medewerker would see, and nothing is sent for that', async ({ app, browser }) => {
  const { page, books, frames, close } = await ownerIn(browser, app, 'voorbeeld@reis.example')
  await startSharing(page)
  await page.goto(`${books}/contacts/new`)
  const toggle = page.getByRole('button', { name: 'Wat ziet de medewerker?' })
  await toggle.click()
  const preview = page.frameLocator('iframe[title^="Jouw scherm"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Nieuwe relatie' })).toBeVisible()
  // A card number is hidden as it is typed; what else is typed is there.
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Kaart 4111 1111 1111 1111')
  await expect(preview.locator('input[value="Kaart •••• •••• •••• ••••"]')).toBeVisible()
  await expect(preview.getByText(on)).toHaveCount(0)
  await expectAccessible(page, 'wat een medewerker zou zien')
  await page.getByRole('button', { name: 'Voorbeeld sluiten' }).press('Escape')
  await expect(page.getByText('Dit ziet de medewerker')).toHaveCount(0)
  await expect(toggle).toBeFocused()
  expect(wholePages(frames)).toBe(0)
  expect(frames.filter((frame) => frame.includes('capture'))).toEqual([])
  await stopSharing(page)
  await close()
})

/** As somebody who uses this tab. */
async function moveOver(page: Page): Promise<void> {
  await page.bringToFront()
  await page.mouse.move(300, 300)
  await page.mouse.move(320, 310)
}

/** As a tab that lies behind another, which a browser without a window never takes a tab for. */
const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/** In the middle of what the operator sees. */
async function clickOn(operator: Page): Promise<void> {
  const box = await operator.getByRole('application', { name: /^Scherm van/ }).boundingBox()
  if (!box) throw new Error('There is no mirror.')
  await operator.mouse.move(box.x + box.width / 2 + 5, box.y + box.height / 2)
  await operator.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
