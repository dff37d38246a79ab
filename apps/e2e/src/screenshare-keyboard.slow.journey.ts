import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import {
  join,
  mirrorOf,
  on,
  overlay,
  wayTo,
  ownerIn,
  pointerOn,
  question,
  startSharing,
  stopSharing,
} from './support/screenshare.ts'
import { goOnAsSupport } from './support/staff.ts'

/** A step of an arrow with Shift and without, in pixels of the user's window. */
const [stridePx, stepPx] = [120, 24]

test('both sides can do all of it with the keyboard alone', async ({ page: operator, app, browser }) => {
  test.setTimeout(150_000)
  const { page, books, who, close } = await ownerIn(browser, app, 'toetsen@reis.example')
  await page.goto(`${books}/contacts/new`)
  await expect(page.getByLabel('Naam', { exact: true })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: /^Hulp openen/ }), 'Shift+Tab')
  await tabTo(page, page.getByRole('tab', { name: 'Artikelen' }))
  await page.keyboard.press('End')
  await pressAt(page, page.getByRole('button', { name: 'Start schermdelen' }))
  await expect(page.getByText(on)).toBeVisible()
  await page.keyboard.press('Escape')
  const toggle = page.getByRole('button', { name: 'Wat ziet de medewerker?' })
  await pressAt(page, toggle)
  await expect(page.getByText('Dit ziet de medewerker')).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Voorbeeld sluiten' }), 'Shift+Tab')
  await expect(toggle).toBeFocused()

  await goOnAsSupport(operator)
  await pressAt(operator, operator.getByRole('link', { name: 'Schermdelen' }))
  await pressAt(operator, wayTo(operator, who))
  await expect(question(page)).toBeVisible()
  await pressAt(page, question(page).getByRole('button', { name: 'Laat meekijken' }), 'Shift+Tab')
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  const stage = operator.getByRole('application', { name: /^Scherm van Sanne/ })
  await expect(stage).toHaveAccessibleDescription(/pijltjestoetsen .* Enter/)
  await tabTo(operator, stage)

  // What does nothing when it is clicked is pointed out.
  await bringTo(operator, stage, mirrorOf(operator).getByRole('heading', { level: 1 }))
  await expect(pointerOn(page)).toBeVisible()
  await operator.keyboard.press(' ')
  await expect(page.getByText('Kijk hier')).toBeVisible()
  await expect(page.getByText('Saar wijst aan: Nieuwe relatie')).toHaveCount(1)
  await expectAccessible(page, 'wat een medewerker aanwijst')
  await page.keyboard.press('Tab')
  await expect(page.getByText('Kijk hier')).toHaveCount(0)

  await bringTo(operator, stage, mirrorOf(operator).getByRole('link', { name: 'Facturen', exact: true }).first())
  await operator.keyboard.press('Enter')
  const request = page.getByText(/Saar vraagt je te klikken op: link/)
  await expect(request).toBeVisible()
  const where = page.getByLabel('Naam', { exact: true })
  await where.focus()
  await pressAt(page, page.getByRole('button', { name: 'Niet doen' }))
  await expect(request).toHaveCount(0)
  await expectFocusOnPage(page)

  await pressAt(operator, operator.getByRole('button', { name: 'Meekijken stoppen' }), 'Shift+Tab')
  await expect(operator).toHaveURL(/\/v2\/admin\/screen-sharing$/)
  await expect(page.getByText(on)).toHaveCount(0)
  await close()
})

test('who stops with the keyboard is where they were on the page', async ({ app, browser }) => {
  const { page, books, close } = await ownerIn(browser, app, 'stoppen@reis.example')
  await startSharing(page)
  await page.goto(`${books}/contacts/new`)
  await expect(page.getByText(on)).toBeVisible()
  await page.getByLabel('Naam', { exact: true }).focus()
  await pressAt(page, overlay(page).getByRole('button', { name: 'Stop schermdelen' }))
  await expect(page.getByText(on)).toHaveCount(0)
  await expectFocusOnPage(page)
  await close()
})

test('at 320 pixels wide, as at 400% zoom, nothing of either side falls off the screen', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(90_000)
  const { page, books, who, close } = await ownerIn(browser, app, 'smal@reis.example')
  await startSharing(page)
  await page.goto(`${books}/contacts/new`)
  await goOnAsSupport(operator)
  await join(operator, who, page)
  for (const size of [
    { width: 640, height: 450 },
    { width: 320, height: 568 },
  ]) {
    for (const one of [page, operator]) {
      await one.setViewportSize(size)
      await expect.poll(() => one.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width)
    }
    await page.getByRole('button', { name: 'Wat ziet de medewerker?' }).click()
    for (const name of ['Voorbeeld sluiten', 'Wat ziet de medewerker?', 'Stop schermdelen']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    await page.getByRole('button', { name: 'Voorbeeld sluiten' }).click()
    const last = page.getByRole('button', { name: 'Relatie opslaan', exact: true })
    await last.focus()
    const [button, panel] = await Promise.all([last.boundingBox(), page.getByText(on).boundingBox()])
    expect((button?.y ?? 0) + (button?.height ?? 0), 'what has the focus is not under the panel').toBeLessThan(
      panel?.y ?? 0,
    )
    await operator.getByRole('button', { name: 'Meekijken stoppen' }).scrollIntoViewIfNeeded()
    await expect(operator.getByRole('button', { name: 'Meekijken stoppen' })).toBeInViewport({ ratio: 1 })
  }
  await expectAccessible(page, 'schermdelen op 320 breed')
  await expectAccessible(operator, 'meekijken op 320 breed')
  await stopSharing(page)
  await close()
})

/** What had the focus is gone; one goes on from what had it before, and not from the top of the page. */
async function expectFocusOnPage(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).not.toBe('body')
}

/** Brings the pointer onto something on the mirror by arrows alone, from the middle of it. */
async function bringTo(operator: Page, stage: Locator, target: Locator): Promise<void> {
  const [frame, box] = await Promise.all([stage.boundingBox(), target.boundingBox()])
  if (!frame || !box) throw new Error('It is not on the mirror.')
  const user = await operator
    .locator('iframe[title^="Scherm van"]')
    .evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth ?? 0)
  const scale = frame.width / user
  await stage.evaluate((element) => element.blur())
  await stage.focus()
  await operator.keyboard.press('ArrowDown')
  const steps = [
    { from: frame.x + frame.width / 2, to: box.x + box.width / 2, back: 'ArrowLeft', on: 'ArrowRight' },
    { from: frame.y + frame.height / 2, to: box.y + box.height / 2, back: 'ArrowUp', on: 'ArrowDown' },
  ]
  for (const { from, to, back, on } of steps) {
    const pixels = Math.abs(to - from) / scale
    const key = to < from ? back : on
    for (let count = 0; count < Math.floor(pixels / stridePx); count += 1) await operator.keyboard.press(`Shift+${key}`)
    for (let count = 0; count < Math.round((pixels % stridePx) / stepPx); count += 1) await operator.keyboard.press(key)
  }
}
