import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { helped, join, offline, on, ownerIn, question, sameIn, startSharing } from './support/screenshare.ts'
import { severalOf } from './support/several-servers.ts'
import { goOnAsSupport } from './support/staff.ts'

/** Both attempts are over by then: after some 7 seconds and 14 more, each given 10 to succeed. */
const untilBothMs = 45_000

/** How often a page tries to get a line for sharing, from now on. */
function attemptsOf(page: Page): () => number {
  let count = 0
  page.on('websocket', (socket) => {
    if (socket.url().includes('/api/screenshare/')) count += 1
  })
  return () => count
}

test('a shared screen survives that its server is killed: both ends are told, and together again at another', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(180_000)
  const servers = severalOf(app)
  const emailAddress = 'omgevallen@reis.example'
  const { page, books, who, close } = await ownerIn(browser, app, emailAddress)
  await page.goto(`${books}/contacts/new`)
  await startSharing(page)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)
  await expect(page.getByText(helped)).toBeVisible()
  const name = page.getByLabel('Naam', { exact: true })
  await name.fill('Voor de val')
  await expect(await sameIn(mirror, name)).toHaveValue('Voor de val')

  const home = await servers.homeOfScreen(emailAddress)
  const attempts = [attemptsOf(page), attemptsOf(operator)]
  await servers.webs.kill(home)
  await Promise.all([
    expect(page.getByText(offline)).toBeVisible(),
    expect(operator.getByText('Je hebt geen verbinding. Het scherm staat stil tot die terug is.')).toBeVisible(),
  ])
  // The page itself goes on meanwhile.
  await name.fill('Tijdens de val')

  await Promise.all([
    expect(page.getByText(helped)).toBeVisible({ timeout: untilBothMs }),
    expect(operator.getByText('Live', { exact: true })).toBeVisible({ timeout: untilBothMs }),
  ])
  for (const count of attempts) expect(count()).toBeLessThanOrEqual(2)
  expect(await servers.homeOfScreen(emailAddress)).not.toBe(home)
  // The user let them look before, and is not asked again.
  await expect(question(page)).toHaveCount(0)
  await expect(page.getByText(on)).toBeVisible()
  await expect(await sameIn(mirror, name)).toHaveValue('Tijdens de val')
  await name.fill('Na de val')
  await expect(await sameIn(mirror, name)).toHaveValue('Na de val')
  await close()
  await servers.webs.add()
})
