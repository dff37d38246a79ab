import { registerOwner, signOut } from './support/account.ts'
import { expect, signIn, signInAt, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'

test('an employee enters and leaves from the list, by keyboard alone, and changes nothing else', async ({ page }) => {
  await signInAt(page, '/v2/my-administrations', 'medewerker@demo.klopt.nl')
  const more = page.getByRole('button', { name: 'Meer voor Studio Noord', exact: true })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Inloggen op administratie', 'Verlaat administratie'])
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Verlaat administratie' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: 'Administratie verlaten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Inloggen op administratie' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/v2\/administrations\/1\/hours$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()
})

test('when the user of the list cannot be loaded the login page says that the session ended', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/users/me?**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/v2/my-administrations')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await expect(page.getByText('Je sessie is verlopen.')).toBeVisible()
})

test('2,000 administrations draw few elements, and are searched among as one types', async ({ page }) => {
  await signIn(page)
  await page.route('**/api/v1/users/me?**', async (route) => {
    const answer = await route.fetch()
    const user = await answer.json()
    const [role, administration] = [user.roles[0], user.administrations[0]]
    const ids = Array.from({ length: 2000 }, (_, index) => 100_000 + index)
    user.roles = ids.map((id) => ({ ...role, id, administration_id: id }))
    user.administrations = ids.map((id) => ({ ...administration, id, company: { name: `Bedrijf ${id}` } }))
    await route.fulfill({ response: answer, json: user })
  })
  await page.goto('/v2/my-administrations')
  const search = page.getByRole('searchbox', { name: 'Zoek een administratie' })
  await expect(search).toBeVisible()
  expect(await page.locator('main *').count()).toBeLessThan(1500)
  const rows = page.getByRole('grid', { name: 'Administraties' }).getByRole('button', { name: /^Inloggen op / })
  for (const wanted of ['101234', '100777']) {
    await search.fill(wanted)
    await expect(rows).toHaveCount(1)
    await expect(rows).toHaveAccessibleName(`Inloggen op Bedrijf ${wanted}`)
  }
})

test('the button of a page that does not exist leads to where each user can go on', async ({ page, app }) => {
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('link', { name, exact: true })
  await page.goto('/v2/bestaat-niet')
  await expect(button('Naar inloggen')).toHaveAttribute('href', '/v2/authenticate')

  await signIn(page, 'boekhouder@demo.klopt.nl')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  const firm = new URL(page.url()).pathname
  await page.goto('/v2/bestaat-niet')
  await expect(button('Naar alle klanten')).toHaveAttribute('href', firm)
  await page.goto('/v2/administrations/1/bestaat-niet')
  await expect(button('Naar het dashboard')).toHaveAttribute('href', '/v2/administrations/1/dashboard')
  await page.goto('/v2/my-administrations')
  await signOut(page)

  await signIn(page, 'medewerker@demo.klopt.nl')
  await page.goto('/v2/bestaat-niet')
  await expect(button('Naar het dashboard')).toHaveAttribute('href', '/v2/administrations/1/dashboard')
  await page.goto('/v2/my-administrations')
  await signOut(page)

  await registerOwner(page, app, 'zoeker@administraties.example')
  await page.goto('/start')
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
})

test('the list and the users fit at three widths and are accessible, light and dark', async ({ page, accessible }) => {
  test.setTimeout(120_000)
  await signIn(page)
  for (const address of ['/v2/my-administrations', '/v2/administrations/1/settings/users']) {
    await page.goto(address)
    await expect(page.getByRole('grid')).toBeVisible()
    await fitsInEveryLook(page, accessible, address)
  }
})
