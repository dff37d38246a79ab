import type { Locator, Page } from '@playwright/test'
import { fillLogin } from './support/account.ts'
import { expect, signInAt, signInToStudio, studio as root, test } from './support/journey.ts'
import { fillContact } from './support/new-contact.ts'
import { settled } from './support/settled.ts'

test('a session that ended on the server leads to the login page and back again', async ({ page }) => {
  await signInAt(page, `${root}/invoices?status=paid`)
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  // An answer that comes after the end of the session leads away as well.
  await settled(page)
  await page.request.post('/api/authentication/logout')
  // A pointer that rests on the link would fetch its data first, and be led away before it presses.
  await page.getByRole('link', { name: 'Relaties', exact: true }).first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await expect(page.getByText('Je sessie is verlopen. Log opnieuw in om verder te gaan.')).toBeVisible()
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page).toHaveURL(new RegExp(`${root}/contacts$`))
  await expect(page.getByRole('heading', { level: 1, name: 'Relaties' })).toBeVisible()
})

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('klopt.kept-input'))

/** The session ends and Enter saves: the page hears of it by that, or just before by what it reads by itself. */
async function endWhileTyping(page: Page, field: Locator): Promise<void> {
  await field.focus()
  await page.request.post('/api/authentication/logout')
  await page.keyboard.press('Enter')
}

test('what was typed when a session ended is there again for the same user, and gone at logout', async ({ page }) => {
  await signInToStudio(page)
  await fillContact(page)
  await settled(page)
  const name = page.getByLabel('Naam', { exact: true })
  await endWhileTyping(page, name)
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page).toHaveURL(`${root}/contacts/new`)
  await expect(name).toHaveValue('Bakkerij De Aar')
  await settled(page)

  await endWhileTyping(page, name)
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  expect(await kept(page)).toContain('Bakkerij De Aar')
  await fillLogin(page, 'boekhouder@demo.klopt.nl')
  await expect(page).not.toHaveURL(/authenticate/)
  await expect.poll(() => kept(page)).toBe(null)
  await page.goto('/v2/account')
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
  expect(await kept(page)).toBe(null)
})

test('a draft that could not be saved when its session ended goes on where it was', async ({ page }) => {
  await signInToStudio(page)
  await page.goto(`${root}/invoices/new`)
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe factuur' })).toBeVisible()
  await settled(page)
  await page.request.post('/api/authentication/logout')
  await page.getByLabel('Omschrijving').first().fill('Logo voor de molen')
  await expect(page).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await fillLogin(page, 'eigenaar@demo.klopt.nl')
  await expect(page.getByLabel('Omschrijving').first()).toHaveValue('Logo voor de molen')
  // It is kept as any other now.
  await expect(page).toHaveURL(/\/invoices\/\d+$/)
})

test('signing out in one tab empties the other and leads it to the login page', async ({ page, context }) => {
  await signInToStudio(page)
  const other = await context.newPage()
  await other.goto(`${root}/invoices`)
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)

  await expect(other).toHaveURL(/\/v2\/authenticate\?message=session_invalid&r=/)
  await expect(other.getByText('€')).toHaveCount(0)
  const r = new URL(other.url()).searchParams.get('r') ?? ''
  expect(Buffer.from(r, 'base64').toString()).toBe(`${root}/invoices`)
})

test('signing in as somebody else in one tab makes the other start afresh', async ({ page, context }) => {
  await signInToStudio(page)
  const other = await context.newPage()
  await other.goto(`${root}/invoices`)
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  const answer = await page.request.post('/api/authentication/login', {
    data: {
      grant_type: 'password',
      client_identifier: 'web',
      email_address: 'boekhouder@demo.klopt.nl',
      password: 'Klopt-demo-2026!',
    },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/start')
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  await expect(other).toHaveURL(/\/v2\/firms\/\d+$/)
})
