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
