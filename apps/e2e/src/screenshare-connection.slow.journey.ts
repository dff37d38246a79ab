import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { helped, join, keyName, offline, on, ownerIn, startSharing } from './support/screenshare.ts'
import { goOnAsSupport } from './support/staff.ts'

interface Lines {
  attempts: number
  refusals: number
  /** On the clock of the page, in milliseconds. */
  brokenAt: number
  attemptedAt: number
  readonly open: Set<WebSocket>
}

/** Lets a test break the websockets of a page, and refuse so many attempts to come back. */
async function linesOf(page: Page) {
  await page.clock.install()
  await page.addInitScript(makeBreakable)
  const attempts = () => page.evaluate(() => (Reflect.get(window, 'lines') as Lines).attempts)
  return {
    break: (refusals: number) =>
      page.evaluate((count) => {
        const lines = Reflect.get(window, 'lines') as Lines
        Object.assign(lines, { refusals: count, attempts: 0, brokenAt: Date.now() })
        for (const socket of lines.open) socket.close()
        lines.open.clear()
      }, refusals),
    attempts,
    /** Lets the time go by until both attempts to come back were made; answers how long after the break the last was. */
    untilBothAttempts: async () => {
      await expect
        .poll(
          async () => {
            await page.clock.fastForward(1_000)
            return attempts()
          },
          { intervals: [50] },
        )
        .toBe(2)
      return page.evaluate(() => {
        const { brokenAt, attemptedAt } = Reflect.get(window, 'lines') as Lines
        return attemptedAt - brokenAt
      })
    },
  }
}

function makeBreakable(): void {
  const lines: Lines = { attempts: 0, refusals: 0, brokenAt: 0, attemptedAt: 0, open: new Set() }
  const Native = WebSocket
  /** As of a server that cannot be reached. */
  class Unreachable extends EventTarget {
    onerror: ((event: Event) => void) | null = null
    constructor() {
      super()
      setTimeout(() => this.onerror?.(new Event('error')))
    }
    close(): void {}
  }
  function Breakable(url: string, protocols?: string[]): WebSocket | Unreachable {
    lines.attempts += 1
    lines.attemptedAt = Date.now()
    lines.refusals -= 1
    if (lines.refusals >= 0) return new Unreachable()
    const socket = new Native(url, protocols)
    lines.open.add(socket)
    return socket
  }
  Object.assign(window, { lines, WebSocket: Breakable })
}

test('a line that breaks is back at the second attempt; after two in vain both sides are told', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(150_000)
  const { page, books, who, close } = await ownerIn(browser, app, 'lijn@reis.example')
  const lines = await linesOf(page)
  const operatorLines = await linesOf(operator)
  await page.goto(`${books}/contacts/new`)
  await startSharing(page)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)
  await expect(page.getByText(helped)).toBeVisible()

  await lines.break(1)
  await expect(page.getByText(offline)).toBeVisible()
  // A server that takes 15 seconds to start anew is back by then.
  expect(await lines.untilBothAttempts()).toBeGreaterThan(15_000)
  await expect(page.getByText(helped)).toBeVisible()
  expect(await lines.attempts()).toBe(2)
  await page.getByLabel('Naam', { exact: true }).fill('Weer terug')
  await expect(mirror.locator('input[value="Weer terug"]')).toBeVisible()

  const report = page.waitForRequest(/\/error-reports$/)
  await Promise.all([lines.break(9), operatorLines.break(9)])
  await Promise.all([lines.untilBothAttempts(), operatorLines.untilBothAttempts()])
  const told = page.getByRole('dialog', { name: 'Schermdelen is gestopt' })
  await expect(told.getByText('Scherm delen is mislukt. Probeer het later nogmaals.')).toBeVisible()
  await expect(page.getByText(on)).toHaveCount(0)
  expect(await page.evaluate((name) => localStorage.getItem(name), keyName)).toBeNull()
  expect(await lines.attempts()).toBe(2)
  await report
  await expect(operator.getByText('De verbinding met het scherm is verbroken.')).toBeVisible()
  await expectAccessible(operator, 'meekijken zonder verbinding')
  expect(await operatorLines.attempts()).toBe(2)
  // What was typed is still there, and the focus back on the page.
  await page.keyboard.press('Enter')
  await expect(told).toHaveCount(0)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Weer terug')
  await close()
})

test('without internet the page says so beside the panel and not under it, on a phone too', async ({
  app,
  browser,
}) => {
  const { page, context, close } = await ownerIn(browser, app, 'zonder-net@reis.example')
  await startSharing(page)
  const panel = page.getByText(on).locator('xpath=ancestor::div[.//button][1]/..')
  const notice = page.getByRole('status').filter({ hasText: 'Je hebt geen internetverbinding.' })
  for (const width of [1440, 768, 390, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await context.setOffline(true)
    await expect(notice).toBeVisible()
    await expect.poll(() => overlap(page, notice, panel), `the notice at ${width}`).toBe(0)
    await context.setOffline(false)
    const toast = page.getByText('Je bent weer online.').last()
    await expect(toast).toBeVisible()
    await expect.poll(() => overlap(page, toast, panel), `the toast at ${width}`).toBe(0)
  }
  await close()
})

/** How much of one lies under the other, in square pixels. */
async function overlap(page: Page, one: ReturnType<Page['getByText']>, other: typeof one): Promise<number> {
  await expect(page.getByText(on)).toBeVisible()
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  // One of them is on its way in or out.
  if (!a || !b) return Number.POSITIVE_INFINITY
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return Math.max(0, wide) * Math.max(0, high)
}
