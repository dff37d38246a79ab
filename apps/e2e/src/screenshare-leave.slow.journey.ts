import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import {
  allow,
  helped,
  join,
  keyName,
  mirrorOf,
  offline,
  on,
  overlay,
  ownerIn,
  question,
  startSharing,
  stopSharing,
  waiting,
  wayTo,
  wholePages,
} from './support/screenshare.ts'
import { goOnAsSupport } from './support/staff.ts'

test('the user is asked before the first look, pauses, hides amounts, and reads afterwards who looked', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(150_000)
  const { page, books, frames, who, close } = await ownerIn(browser, app, 'mag-ik@reis.example')
  await page.goto(`${books}/invoices/new`)
  await startSharing(page)
  await goOnAsSupport(operator)
  await operator.getByRole('link', { name: 'Schermdelen' }).click()
  await wayTo(operator, who).click()
  await expect(operator.getByText('De klant is gevraagd of je mag meekijken.')).toBeVisible()
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, 'een medewerker die wil meekijken')
  await expectAccessible(operator, 'wachten op toestemming')
  expect(frames.filter((frame) => frame.includes('"capture"'))).toEqual([])

  await question(page).getByRole('button', { name: 'Niet laten meekijken' }).click()
  await expect(operator.getByText('De klant wil nu niet dat je meekijkt.')).toBeVisible()
  await expect(page.getByText(waiting)).toBeVisible()
  await operator.getByRole('link', { name: 'Naar wie er wacht' }).click()
  await wayTo(operator, who).click()
  await allow(page)
  const mirror = mirrorOf(operator)
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  await expect(page.getByText(helped)).toBeVisible()
  await expect(mirror.getByText(/€\s?0,00/).first()).toBeVisible()

  await overlay(page).getByRole('button', { name: 'Bedragen verbergen' }).click()
  await expect(mirror.getByText(/€\s?•,••/).first()).toBeVisible()
  await expect(mirror.getByText(/€\s?0,00/)).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(helped)).toBeVisible()
  await expect(mirror.getByText(/€\s?•,••/).first()).toBeVisible()
  await expect(mirror.getByText(/€\s?0,00/)).toHaveCount(0)

  await overlay(page).getByRole('button', { name: 'Delen pauzeren' }).click()
  await expect(page.getByText('Schermdelen is gepauzeerd.')).toBeVisible()
  await expect(operator.getByText('Gepauzeerd', { exact: true })).toBeVisible()
  await expectAccessible(page, 'schermdelen dat gepauzeerd is')
  await expectAccessible(operator, 'een scherm dat gepauzeerd is')
  const before = frames.length
  await page.goto(`${books}/contacts/new`)
  await expect(page.getByText('Schermdelen is gepauzeerd.')).toBeVisible()
  await expect(page.getByText(helped)).toBeVisible()
  await page.getByLabel('Naam', { exact: true }).fill('Niet voor de medewerker')
  expect(wholePages(frames.slice(before))).toBe(0)
  await overlay(page).getByRole('button', { name: 'Verder delen' }).click()
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  await expect(mirror.getByRole('heading', { level: 1, name: 'Nieuwe relatie' })).toBeVisible()
  await stopSharing(page)

  await page.getByRole('button', { name: /^Hulp openen/ }).click()
  await page.getByRole('tab', { name: 'Meer...' }).click()
  await page.getByRole('button', { name: 'Bekijk wie er meekeek' }).click()
  const list = page.getByRole('dialog', { name: 'Wie er meekeek' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByRole('listitem')).toContainText(
    /Saar .*\d{1,2} \w+ \d{4}, \d{2}:\d{2} · minder dan een minuut/,
  )
  await expectAccessible(page, 'wie er meekeek')
  await close()
})

test('who is signed in and opens the login page shares no longer', async ({ app, browser }) => {
  const { page, frames, close } = await ownerIn(browser, app, 'inlogpagina@reis.example')
  await startSharing(page)
  await page.goto('/v2/authenticate')
  await expect(page.getByRole('heading', { level: 1, name: 'Welkom Sanne' })).toBeVisible()
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), keyName)).toBeNull()
  await expect(page.getByText(on)).toHaveCount(0)
  expect(wholePages(frames)).toBe(0)
  await close()
})

test('who is offline is told so, and so is the other side; both go on when it is over', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(90_000)
  const { page, context, who, close } = await ownerIn(browser, app, 'offline@reis.example')
  await startSharing(page)
  await goOnAsSupport(operator)
  await join(operator, who, page)
  await context.setOffline(true)
  await expect(page.getByText(offline)).toBeVisible()
  await expect(operator.getByText('De klant is even weg. Zodra die terug is, zie je het scherm weer.')).toBeVisible()
  await expectAccessible(page, 'schermdelen zonder verbinding')
  await context.setOffline(false)
  await expect(page.getByText(helped)).toBeVisible({ timeout: 40_000 })
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  await close()
})
