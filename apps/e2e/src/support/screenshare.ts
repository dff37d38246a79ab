import type { Browser, FrameLocator, Locator, Page } from '@playwright/test'
import { registerOwner } from './account.ts'
import { expect } from './journey.ts'

export const waiting = 'Wachten op medewerker'
export const offline = 'Geen verbinding. Niemand ziet nu je scherm.'
export const on = 'Schermdelen staat aan.'
export const helped = 'Je wordt geholpen door Saar'
export const keyName = 'klopt.screen-share-key'

/** An owner whose account no other journey touches, in a browser of their own. Nobody else has this last name. */
export async function ownerIn(browser: Browser, app: Parameters<typeof registerOwner>[1], emailAddress: string) {
  const context = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const page = await context.newPage()
  const frames: string[] = []
  page.on('websocket', (socket) => {
    if (!socket.url().includes('/api/screenshare/')) return
    socket.on('framesent', ({ payload }) => frames.push(String(payload)))
  })
  const lastName = emailAddress.split('@')[0]
  await registerOwner(page, app, emailAddress, lastName)
  const books = new URL(page.url()).pathname.replace('/dashboard', '')
  return { page, books, frames, context, who: `Sanne ${lastName}`, close: () => context.close() }
}

/** How many of the frames that were sent hold a whole page. */
export const wholePages = (frames: readonly string[]): number =>
  frames.filter((frame) => /"capture",.*"content":"</.test(frame)).length

export async function startSharing(page: Page, sign = waiting): Promise<void> {
  await page.getByRole('button', { name: /^Hulp openen/ }).click()
  await page.getByRole('tab', { name: 'Meer...' }).click()
  await page.getByRole('button', { name: 'Start schermdelen' }).click()
  await expect(page.getByText(sign)).toBeVisible()
  await page.getByRole('button', { name: 'Hulp sluiten' }).click()
}

/** The panel over the page of who shares. */
export const overlay = (page: Page): Locator => page.getByRole('region', { name: 'Schermdelen' })

/** Where the operator points, on the page of who shares. */
export const pointerOn = (page: Page): Locator => overlay(page).locator('div[aria-hidden]').filter({ hasText: 'Saar' })

/** Ends it by the button over the page. */
export async function stopSharing(page: Page): Promise<void> {
  await overlay(page).getByRole('button', { name: 'Stop schermdelen' }).click()
  await expect(page.getByText(on)).toHaveCount(0)
}

/** The way to look along with one of those who wait, of whom owners of other journeys may be for a while. */
export const wayTo = (operator: Page, name: string): Locator =>
  operator.getByRole('link', { name: `Meekijken met ${name}` })

/** What the user is asked before the first look. */
export const question = (page: Page): Locator => overlay(page).getByRole('alertdialog', { name: 'Saar wil meekijken' })

/** Lets whoever asks look. */
export async function allow(page: Page): Promise<void> {
  await question(page).getByRole('button', { name: 'Laat meekijken' }).click()
  await expect(question(page)).toHaveCount(0)
}

/** Goes to who waits and looks along with this one, whose page says that they may; answers what the operator sees. */
export async function join(operator: Page, name: string, page: Page): Promise<FrameLocator> {
  await operator.getByRole('link', { name: 'Schermdelen' }).click()
  await wayTo(operator, name).click()
  await allow(page)
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  return mirrorOf(operator)
}

export const mirrorOf = (operator: Page): FrameLocator => operator.frameLocator('iframe[title^="Scherm van"]')

/** The same field on a mirror, where a label is text alone. */
export const sameIn = async (mirror: FrameLocator, field: Locator): Promise<Locator> =>
  mirror.locator(`input[id="${(await field.getAttribute('id')) ?? ''}"]`)
