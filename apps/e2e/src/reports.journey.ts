import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { thisYear as year } from './support/today.ts'

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
