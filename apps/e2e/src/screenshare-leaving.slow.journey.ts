import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { helped, join, on, ownerIn, startSharing, stopSharing } from './support/screenshare.ts'
import { goOnAsSupport } from './support/staff.ts'

/** Within 5 seconds the operator is told, on a machine that is busy a little later. */
const notifiedMs = 15_000

test('the operator is told when the user is away, sees them come back, and hears when they stop', async ({
  page: operator,
  app,
  browser,
}) => {
  test.setTimeout(120_000)
  const { page, books, context, who, close } = await ownerIn(browser, app, 'weg@reis.example')
  await startSharing(page)
  await goOnAsSupport(operator)
  const mirror = await join(operator, who, page)

  await page.close()
  await expect(operator.getByText('De klant is even weg. Zodra die terug is, zie je het scherm weer.')).toBeVisible({
    timeout: notifiedMs,
  })
  await expect(operator.getByText('Even weg', { exact: true })).toBeVisible()
  await expectAccessible(operator, 'een klant die even weg is')

  const again = await context.newPage()
  await again.goto(`${books}/contacts/new`)
  await expect(again.getByText(helped)).toBeVisible()
  await expect(operator.getByText('Live', { exact: true })).toBeVisible()
  await expect(mirror.getByRole('heading', { level: 1, name: 'Nieuwe relatie' })).toBeVisible()

  // Who goes on in another window has it there; the first one says so.
  const second = await operator.context().newPage()
  await second.goto('/v2/admin/screen-sharing')
  // Other owners share their screens at the same time.
  const theirs = (of: Page) => of.getByRole('listitem').filter({ hasText: who }).getByText('Jij kijkt mee')
  await expect(theirs(second)).toBeVisible()
  await second.getByRole('link', { name: `Verder meekijken met ${who}` }).click()
  await expect(second.getByText('Live', { exact: true })).toBeVisible()
  await expect(operator.getByText('Je kijkt in een ander venster mee met deze klant.')).toBeVisible()
  await expectAccessible(operator, 'een scherm dat elders wordt bekeken')
  await operator.getByRole('link', { name: 'Naar wie er wacht' }).click()

  await stopSharing(again)
  await expect(second.getByText('De klant deelt het scherm niet meer.')).toBeVisible()
  await expect(second.getByRole('heading', { level: 1, name: who })).toBeVisible()
  await expectAccessible(second, 'een scherm dat niet meer gedeeld wordt')
  await expect(theirs(operator)).toHaveCount(0, { timeout: notifiedMs })
  await expect(again.getByText(on)).toHaveCount(0)
  await close()
})

test('a colleague sees that somebody helps already, and by whom, also when both come at once', async ({
  page: operator,
}) => {
  await goOnAsSupport(operator)
  // As the server answers a second operator; that it does is proved there.
  const share = {
    id: 7,
    name: 'Eva Eigenaar',
    company: 'Studio Eva',
    administrationId: 1,
    since: Math.floor(Date.now() / 1000) - 300,
    operatorName: 'Bo Support',
    isMine: false,
  }
  await operator.route('**/api/v2/admin/screen-shares', (route) => route.fulfill({ json: [share] }))
  await operator.route('**/api/v2/admin/screen-shares/7/join', (route) =>
    route.fulfill({ status: 409, json: { code: 90038, message: 'Een collega helpt deze gebruiker al.' } }),
  )
  await operator.getByRole('link', { name: 'Schermdelen' }).click()
  const item = operator.getByRole('listitem').filter({ hasText: 'Studio Eva' })
  await expect(item.getByText('Bo Support kijkt mee')).toBeVisible()
  await expect(item.getByText('5 minuten geleden begonnen')).toBeVisible()
  await expect(item.getByRole('link')).toHaveCount(0)
  await expectAccessible(operator, 'een scherm bij een collega')
  await operator.goto('/v2/admin/screen-sharing/7')
  await expect(operator.getByText('Bij een collega', { exact: true })).toBeVisible()
  await expect(operator.getByRole('alert')).toContainText('Een collega helpt deze klant al')
})
