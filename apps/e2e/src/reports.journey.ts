import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { goWithin } from './support/settled.ts'

const year = new Date().getFullYear()
const report = `${studio}/reports/profit-and-loss?from=${year}-01-01&to=${year}-12-31`

test('a figure of the profit and loss leads to its document and back, with the keyboard alone', async ({
  page,
  accessible,
}) => {
  await signInAt(page, report)
  const turnover = page.getByRole('row', { name: /^Netto-omzet/ })
  await tabTo(page, turnover.getByRole('button', { name: /^Netto-omzet/ }))
  await page.keyboard.press('ArrowRight')
  const figure = turnover.getByRole('button').nth(1)
  await expect(figure).toBeFocused()
  await expect(page.getByRole('tooltip')).toContainText(/^\d+ regels in \d{4}/)
  await page.keyboard.press('Enter')
  const peek = page.getByRole('complementary', { name: 'Netto-omzet' })
  await expect(peek.getByRole('link').first()).toBeVisible()
  await accessible('een figuur van de winst-en-verliesrekening')
  await pressAt(page, peek.getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1, name: /\d{4}-\d{4}/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/figure=turnover\.total/)
  await expect(peek.getByRole('link').first()).toBeVisible()
  await tabTo(page, peek.getByRole('link').first())
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await expect(figure).toBeFocused()
})

test('what is open of a customer is told as of a past day, and opens its invoices', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/reports`)
  await page.getByRole('link', { name: 'Openstaand van klanten' }).click()
  await expect(page.getByText('Sluit aan op Debiteuren')).toBeVisible()
  const total = page.getByRole('row', { name: /^Totaal/ })
  const now = await total.getByRole('button').last().textContent()
  const day = page.getByLabel('Op', { exact: true })
  await day.fill(`30-06-${year}`)
  await day.press('Tab')
  await expect(page).toHaveURL(new RegExp(`asOf=${year}-06-30`))
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
