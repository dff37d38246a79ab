import { addDays, formatDate } from '@klopt/validators'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { goWithin } from './support/settled.ts'
import { thisYear as year, today } from './support/today.ts'

const report = `${studio}/reports/profit-and-loss?from=${year}-01-01&to=${year}-12-31`
/** The last day of the month before that of a day. */
const endBefore = (day: string) => addDays(day, -Number(day.slice(8)))
/** Of the month before the last: on the first days of a month nothing may have been invoiced or paid since the last. */
const monthEnd = endBefore(endBefore(today))

test('what is open of a customer is told as of a past day, and opens its invoices', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/reports`)
  await page.getByRole('link', { name: 'Openstaand van klanten' }).click()
  await expect(page.getByText('Sluit aan op Debiteuren')).toBeVisible()
  const total = page.getByRole('row', { name: /^Totaal/ })
  const now = await total.getByRole('button').last().textContent()
  const day = page.getByLabel('Op', { exact: true })
  await day.fill(formatDate(monthEnd))
  await day.press('Tab')
  await expect(page).toHaveURL(new RegExp(`asOf=${monthEnd}`))
  await expect(page.getByText('Sluit aan op Debiteuren')).toBeVisible()
  await expect(total.getByRole('button').last()).not.toHaveText(now ?? '')
  await total.getByRole('button').last().click()
  await accessible('openstaande posten van een dag')
  await page.getByRole('complementary', { name: 'Totaal' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/invoices\/\d+$/)
})

test('a report on paper has the whole width of its page, and loses no column', async ({ page }) => {
  await signInAt(page, report)
  // An A4 at 96 dots an inch.
  const sheet = { width: 794, height: 1123 }
  const edges = () =>
    page
      .locator('table')
      .evaluateAll((tables) => tables.map((table) => Math.round(innerWidth - table.getBoundingClientRect().right)))
  const reports = {
    'Winst en verlies': 'profit-and-loss',
    'Btw-aansluiting': 'vat-reconciliation',
    Proefbalans: 'trial-balance',
    'Openstaand van klanten': 'receivables',
  }
  for (const [name, path] of Object.entries(reports)) {
    await page.emulateMedia({ media: 'screen' })
    await goWithin(page, report.replace('profit-and-loss', path))
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('table tbody th').first()).toBeVisible()
    await page.setViewportSize(sheet)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(async () => Math.max(...(await edges())), name).toBeLessThan(40)
    expect(Math.min(...(await edges())), name).toBeGreaterThanOrEqual(0)
  }
})
