import { expect, signInAt, signInToStudio, studio, test } from './support/journey.ts'

test('another page is told by its name, and begins at its content', async ({ page }) => {
  await signInAt(page, `${studio}/dashboard`)
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByRole('link', { name: 'Facturen', exact: true }).press('Enter')
  await expect(page.getByRole('status').getByText('Facturen', { exact: true })).toBeAttached()
  await expect(page.getByRole('main')).toBeFocused()
  // Who is in the screen already stays there: a filter leads to another address, not to another page.
  const late = page.getByRole('main').getByRole('link', { name: 'Te laat' })
  await late.press('Enter')
  await expect(page).toHaveURL(/late|overdue|state|filter/)
  await expect(page.locator('main:focus-within')).toHaveCount(1)
})

test('on a phone it is the last place of the bottom bar, within reach of a thumb', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signInToStudio(page)
  const help = page.getByRole('button', { name: 'Hulp openen' })
  const bar = page.locator('[data-bottom-bar]')
  const [button, around] = [await help.boundingBox(), await bar.boundingBox()]
  const last = await bar.getByRole('link').last().boundingBox()
  if (!button || !around || !last) throw new Error('The bar and the button of help are on every screen of a phone.')
  expect(button.y).toBeGreaterThanOrEqual(around.y)
  expect(button.y + button.height).toBeLessThanOrEqual(around.y + around.height)
  expect(button.x).toBeGreaterThanOrEqual(last.x + last.width)
})
