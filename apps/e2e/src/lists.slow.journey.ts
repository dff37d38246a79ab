import { readFile } from 'node:fs/promises'
import { expect, signInAt, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { tabTo } from './support/keyboard.ts'

const invoices = '/v2/administrations/1/invoices'

test('what is filtered goes along as a file, and what could not be made is told', async ({ page, accessible }) => {
  await signInAt(page, `${invoices}?status=late&sort=-grossCents`)
  const rows = page.getByRole('grid', { name: 'Facturen' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('Te laat')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Exporteren' }).click()
    await accessible('de bestanden van een lijst')
    await page.getByRole('menuitem', { name }).click()
  }
  const csv = page.waitForEvent('download')
  await choose('CSV downloaden')
  expect((await csv).suggestedFilename()).toBe('Facturen.csv')
  const lines = (await readFile(await (await csv).path(), 'utf8')).split('\r\n').slice(1, -1)
  // Besides the rows there are a head and the totals.
  await expect(rows).toHaveCount(lines.length + 2)
  expect(lines.every((line) => line.includes('Te laat'))).toBe(true)
  const workbook = page.waitForEvent('download')
  await choose('Excel downloaden')
  expect((await workbook).suggestedFilename()).toBe('Facturen.xlsx')
  await page.route('**/invoices/export?*', (route) => route.abort())
  await choose('CSV downloaden')
  await expect(page.getByRole('log', { name: 'Foutmeldingen' })).not.toBeEmpty()
})

test('a list begins at a date, and goes back from there', async ({ page }) => {
  await signInAt(page, `${invoices}?start=2026-06-30`)
  const rows = page.getByRole('grid', { name: 'Facturen' }).getByRole('row')
  await expect(page.getByText('De lijst begint bij datum 30 jun 2026.')).toBeVisible()
  await expect(rows.nth(1)).toContainText(/ (jan|feb|mrt|apr|mei|jun) 2026/)
  await page.getByRole('button', { name: 'Eerdere laden' }).click()
  await expect(rows.nth(1)).toContainText(/ (nov|dec) 2026/)
  await page.getByRole('button', { name: 'Naar het begin' }).click()
  await expect(page).toHaveURL(new RegExp(`${invoices}$`))
})

test('the rules of the bank lead back to the bank as it was left', async ({ page, accessible }) => {
  await signInAt(page, '/v2/administrations/1/bank?state=processed')
  await page.getByRole('button', { name: 'Meer acties' }).click()
  await page.getByRole('menuitem', { name: 'Regels' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regels' })).toBeVisible()
  await settled(page)
  await accessible('de regels van de bank')
  const back = page.getByRole('main').getByRole('link', { name: 'Bank verwerken', exact: true })
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bank\?state=processed$/)
})
