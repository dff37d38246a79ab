import { readFile } from 'node:fs/promises'
import { expect, signInAt, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { tabTo } from './support/keyboard.ts'

const invoices = '/v2/administrations/1/invoices'

test('a list is gone through, looked into and chosen from by the keyboard alone', async ({ page, accessible }) => {
  await signInAt(page, invoices)
  const rows = page.getByRole('grid', { name: 'Facturen' }).getByRole('row')
  await expect(rows.nth(2)).toBeVisible()
  await tabTo(page, rows.nth(1))
  await page.keyboard.press('j')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('Space')
  const peek = page.getByRole('complementary')
  await expect(peek.getByText(/^2 van \d+$/)).toBeVisible()
  await expect(page).toHaveURL(/peek=\d+/)
  await expect(peek.getByText('Totaal', { exact: true })).toBeVisible()
  await accessible('een factuur naast de lijst')
  await page.keyboard.press('j')
  await expect(peek.getByText(/^3 van \d+$/)).toBeVisible()
  await expect(rows.nth(3)).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+J')
  const bar = page.getByRole('group', { name: 'Acties voor de selectie' })
  await expect(bar).toContainText('2 gekozen')
  await accessible('twee gekozen facturen')
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await expect(page).not.toHaveURL(/peek=/)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Toetsen in deze lijst' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Zoek een factuur' })).toBeFocused()
})

test('from a row one goes up and down in the list as it was left, and back to it', async ({ page, accessible }) => {
  await signInAt(page, `${invoices}?status=late`)
  const rows = page.getByRole('grid', { name: 'Facturen' }).getByRole('row')
  const open = async (index: number) => {
    await tabTo(page, rows.nth(1))
    for (let at = 1; at < index; at += 1) await page.keyboard.press('j')
    await expect(rows.nth(index)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/invoices\/\d+$/)
    return new URL(page.url()).pathname
  }
  await expect(rows.nth(2)).toBeVisible()
  const first = await open(1)
  await expect(page.getByRole('button', { name: 'Volgende' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Vorige' })).toBeDisabled()
  await settled(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Toetsen op dit scherm' })).toBeVisible()
  await accessible('de toetsen van een factuur')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page).not.toHaveURL(new RegExp(`${first}$`))
  await expect(page.getByRole('button', { name: 'Vorige' })).toBeEnabled()
  const second = new URL(page.url()).pathname
  await page.keyboard.press('k')
  await expect(page).toHaveURL(new RegExp(`${first}$`))
  await page.getByRole('main').getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(page).toHaveURL(/status=late/)
  await expect(rows.nth(2)).toBeVisible()
  expect(await open(2)).toBe(second)
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
  await page.getByRole('main').getByRole('link', { name: 'Regels', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Regels' })).toBeVisible()
  await settled(page)
  await accessible('de regels van de bank')
  const back = page.getByRole('main').getByRole('link', { name: 'Bank verwerken', exact: true })
  await tabTo(page, back)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/bank\?state=processed$/)
})
