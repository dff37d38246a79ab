import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'

test('a year is closed with the keyboard alone, and opened again with a reason', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/fiscal-years?year=2024`)
  await expect(page.getByRole('heading', { name: 'Boekjaar 2024 afsluiten' })).toBeVisible()
  await accessible('the year before it is closed')
  await pressAt(page, page.getByRole('button', { name: '2024 afsluiten' }))
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: '2024 afsluiten' }))
  const year = page.getByRole('navigation', { name: 'Boekjaar' }).getByRole('link', { name: /^2024/ })
  await expect(year).toContainText('Afgesloten')
  await accessible('the closed year')
  const downloading = page.waitForEvent('download')
  await pressAt(page, page.getByRole('button', { name: 'Jaarrapport' }))
  expect((await downloading).suggestedFilename()).toBe('Jaarrapport 2024.pdf')

  await pressAt(page, page.getByRole('button', { name: '2024 weer openen' }))
  const dialog = page.getByRole('dialog', { name: 'Boekjaar 2024 weer openen' })
  await tabTo(page, dialog.getByLabel('Reden'))
  await page.keyboard.type('Vergeten bon')
  await page.keyboard.press('Enter')
  await expect(year).toContainText('Nog open')
})
