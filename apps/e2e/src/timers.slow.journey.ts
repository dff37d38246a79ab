import { expect, signInToStudio, test } from './support/journey.ts'
import { countRenders, takeCount } from './support/renders.ts'
import { settled } from './support/settled.ts'

test('a timer runs across pages, a reload and tabs, and at each second renders nothing but its clock', async ({
  page,
  context,
  accessible,
}) => {
  await countRenders(page)
  await signInToStudio(page)
  await expect(page).toHaveTitle('Dashboard - Klopt')
  await page.getByRole('button', { name: 'Timer starten' }).click()
  const clock = page.getByRole('timer')
  await expect(clock).toHaveText(/^0:00:\d\d$/)
  await expect(page).toHaveTitle('Dashboard - Klopt 00:00')
  await accessible('een lopende timer')
  await page.getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(page).toHaveTitle('Facturen - Klopt 00:00')
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await settled(page)

  await expect(page.getByRole('button', { name: 'Timer stoppen' })).toBeEnabled()
  await takeCount(page)
  const before = await clock.textContent()
  await expect(clock).not.toHaveText(before ?? '')
  await takeCount(page)
  await expect.poll(async () => page.evaluate(() => window.counted.commits)).toBeGreaterThanOrEqual(2)
  const { commits, renders } = await takeCount(page)
  expect(renders).toBe(commits)

  await page.reload()
  await expect(clock).toBeVisible()
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('timer')).toBeVisible()
  await other.getByRole('button', { name: 'Timer stoppen' }).click()
  await expect(other.getByRole('timer')).toHaveCount(0)
  await expect(clock).toHaveCount(0)
  await expect(page).toHaveTitle('Facturen - Klopt')
})

test('a timer that was started and stopped without a connection is kept over its loss, and sent when it is back', async ({
  page,
  context,
  accessible,
}) => {
  await signInToStudio(page)
  await page.getByRole('link', { name: 'Uren', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()
  await settled(page)
  await context.setOffline(true)
  await page.getByRole('banner').getByRole('button', { name: 'Timer starten' }).click()
  await expect(page.getByRole('timer').first()).toHaveText(/^0:00:0[2-9]$/)
  await expect(page.getByText('Wordt bewaard zodra er verbinding is').first()).toBeAttached()
  await accessible('een timer die op verbinding wacht')
  await page.getByRole('banner').getByRole('button', { name: 'Timer stoppen' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('klopt.kept-timers'))).toContain('"stoppedAtMs":1')
  const taken = page.waitForResponse(
    (response) => response.url().endsWith('/timers/sync') && response.request().method() === 'POST',
  )
  await context.setOffline(false)
  expect((await (await taken).json()) as object).toMatchObject({ project: null, stopped_timestamp: expect.any(Number) })
  await expect.poll(async () => page.evaluate(() => localStorage.getItem('klopt.kept-timers'))).toBeNull()
})
