import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { thisYear } from './support/today.ts'

/** The first year of the demo world. */
const closed = thisYear - 2

test('a year is closed with the keyboard alone, and opened again with a reason', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/fiscal-years?year=${closed}`)
  await expect(page.getByRole('heading', { name: `Boekjaar ${closed} afsluiten` })).toBeVisible()
  await accessible('the year before it is closed')
  await pressAt(page, page.getByRole('button', { name: `${closed} afsluiten` }))
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: `${closed} afsluiten` }))
  const year = page.getByRole('navigation', { name: 'Boekjaar' }).getByRole('link', { name: new RegExp(`^${closed}`) })
  await expect(year).toContainText('Afgesloten')
  await accessible('the closed year')
  const downloading = page.waitForEvent('download')
  await pressAt(page, page.getByRole('button', { name: 'Jaarrapport' }))
  expect((await downloading).suggestedFilename()).toBe(`Jaarrapport ${closed}.pdf`)

  await pressAt(page, page.getByRole('button', { name: `${closed} weer openen` }))
  const dialog = page.getByRole('dialog', { name: `Boekjaar ${closed} weer openen` })
  await tabTo(page, dialog.getByLabel('Reden'))
  await page.keyboard.type('Vergeten bon')
  await page.keyboard.press('Enter')
  await expect(year).toContainText('Nog open')
})
