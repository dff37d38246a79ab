import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { pixel } from './support/pixel.ts'
import { drawn } from './support/settled.ts'

test('after the logo is removed one is at the box to choose another', async ({ page }) => {
  await signInAt(page, `${studio}/settings/invoice`)
  const box = page.locator('input[type=file]')
  await box.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: pixel })
  await pressAt(page, page.getByRole('button', { name: 'Logo verwijderen' }))
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: 'Logo verwijderen' }))
  await expect(page.getByLabel('Je logo', { exact: true }).and(box)).toBeFocused()
})

test('after a row of a list is put away one is at the row that takes its place', async ({ page }) => {
  await signInAt(page, `${studio}/purchases/documents`)
  const rows = page.getByRole('row').filter({ has: page.getByRole('button', { name: /^Meer voor/ }) })
  const next = await rows.nth(1).getByRole('button').getAttribute('aria-label')
  await pressAt(page, rows.first().getByRole('button'))
  await expect(page.locator('[role=menu]:focus, [role=menu] :focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Naar prullenbak' })).toBeFocused()
  await page.keyboard.press('Enter')
  const first = rows.first()
  await expect(first.getByRole('button', { name: next ?? '', exact: true })).toBeVisible()
  await expect(first.and(page.locator(':focus')).or(first.locator(':focus'))).toHaveCount(1)
})

test('after a list is asked for again one is still within the screen', async ({ page }) => {
  const list = /\/api\/v2\/administrations\/\d+\/invoices(\?|$)/
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }))
  await signInAt(page, `${studio}/invoices`)
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await page.unroute(list)
  await pressAt(page, page.getByRole('button', { name: 'Opnieuw proberen' }))
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.locator('main:focus, main :focus')).toHaveCount(1)
})

test('at a switch that cannot be used while it is saved one is still there when it can', async ({ page }) => {
  const asked = Promise.withResolvers<void>()
  const answered = Promise.withResolvers<void>()
  await page.route(/(give|revoke)-klopt-access/, async (route) => {
    asked.resolve()
    await answered.promise
    await route.continue()
  })
  await signInAt(page, `${studio}/settings/access`)
  const allowed = page.getByRole('switch', { name: /Support mag/ })
  await tabTo(page, allowed)
  await page.keyboard.press('Space')
  await asked.promise
  await expect(allowed).toBeDisabled()
  await drawn(page)
  answered.resolve()
  await expect(allowed).toBeEnabled()
  await expect(allowed).toBeFocused()
})
