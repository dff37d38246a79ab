import { readFile } from 'node:fs/promises'
import { addDays, addMonths, formatDateShort } from '@klopt/validators'
import { expect, signInAt, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { tabTo } from './support/keyboard.ts'
import { today } from './support/today.ts'

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
  const start = addMonths(today, -5)
  await signInAt(page, `${invoices}?start=${start}`)
  const rows = page.getByRole('grid', { name: 'Facturen' }).getByRole('row')
  await expect(page.getByText(`De lijst begint bij datum ${formatDateShort(start)}.`)).toBeVisible()
  const newest = formatDateShort(addDays(today, -1))
  await expect(rows.nth(1)).not.toContainText(newest)
  await page.getByRole('button', { name: 'Eerdere laden' }).click()
  await expect(rows.filter({ hasText: newest }).first()).toBeVisible()
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

test('who comes back from a row far down the list is at that row, by the link and by the browser', async ({ page }) => {
  await signInAt(page, invoices)
  const table = page.getByRole('grid', { name: 'Facturen' })
  const far = table.locator('[data-index="45"]')
  await table.locator('[data-index="0"]').focus()
  for (let at = 0; at < 45; at += 1) await page.keyboard.press('j')
  await expect(far).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/invoices\/\d+$/)
  const opened = new URL(page.url()).pathname
  await settled(page)
  await page.getByRole('main').getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(far).toBeInViewport()
  // It has the focus, so that the keys go on from there.
  await expect(far).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`${opened}$`))
  await settled(page)
  await page.goBack()
  await expect(far).toBeInViewport()
})

test('filters and order stand in the address, are kept as a view, and are there again after a reload', async ({
  page,
  accessible,
}) => {
  await signInAt(page, invoices)
  const toolbar = page.getByRole('navigation', { name: 'Welke facturen' })
  await expect(toolbar.getByRole('link', { name: /^Te laat\s*\d+$/ })).toBeVisible()
  await toolbar.getByRole('link', { name: /^Te laat/ }).click()
  await expect(page).toHaveURL(/status=late/)
  const amount = page.getByRole('columnheader', { name: 'Bedrag' })
  await amount.getByRole('button', { name: 'Bedrag', exact: true }).click()
  await expect(page).toHaveURL(/sort=grossCents/)
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('button', { name: 'Weergave bewaren' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weergave bewaren' })
  await dialog.getByRole('textbox', { name: 'Naam' }).fill('Te laat naar bedrag')
  await accessible('een weergave bewaren')
  await dialog.getByRole('button', { name: 'Weergave bewaren' }).click()
  const view = page.getByRole('link', { name: 'Te laat naar bedrag' })
  await expect(view).toHaveAttribute('aria-current', /^(page|true)$/)

  await page.getByRole('link', { name: 'Alle facturen' }).click()
  await expect(page).toHaveURL(new RegExp(`${invoices}$`))
  await page.reload()
  await view.click()
  await expect(page).toHaveURL(/status=late.*sort=grossCents|sort=grossCents.*status=late/)
  await expect(amount).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('button', { name: 'Weergave Te laat naar bedrag verwijderen' }).click()
  await expect(view).toHaveCount(0)
})
