import { expect, type Page } from '@playwright/test'
import type { RunningApp } from './app.ts'
import { mailedLink, mailsTo } from './mails.ts'

export const password = 'Klopt-demo-2026!'

/** Fills in the login form and sends it. The address of the page changes before the form is there. */
export async function fillLogin(page: Page, emailAddress: string, typed = password): Promise<void> {
  // Its own form: the screen before it, which may ask for an e-mail address too, stands until it is there.
  const form = page.getByRole('form', { name: 'Inloggen' })
  await form.getByRole('textbox', { name: 'E-mailadres' }).fill(emailAddress)
  await form.getByLabel('Wachtwoord', { exact: true }).fill(typed)
  await form.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Fills in the form of a new account and sends it. */
export async function fillRegistration(page: Page, emailAddress: string, companyName: string): Promise<void> {
  await page.getByLabel('Voornaam').fill('Sanne')
  await page.getByLabel('Achternaam').fill('de Wit')
  await page.getByLabel(/^(Bedrijfsnaam|Naam van je kantoor)$/).fill(companyName)
  await page.getByLabel('E-mailadres').fill(emailAddress)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account aanmaken' }).click()
  await expect(page.getByRole('heading', { name: 'Controleer je e-mail' })).toBeVisible()
}

/**
 * A fresh owner, signed in on this page, whose account no other journey touches. By the API and the mailed link: the
 * forms are walked through in the journeys about registering.
 */
export async function registerOwner(
  page: Page,
  app: RunningApp,
  emailAddress: string,
  lastName = 'de Wit',
): Promise<void> {
  await register(page, app, { kind: 'owner', firstName: 'Sanne', lastName, companyName: 'De Wit Advies', emailAddress })
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
}

/** A fresh bookkeeper with a firm of their own, signed in on the worklist. Answers the path of the firm. */
export async function registerBookkeeper(page: Page, app: RunningApp, emailAddress: string): Promise<string> {
  const companyName = 'Kantoor Nieuwegracht'
  await register(page, app, { kind: 'bookkeeper', firstName: 'Bea', lastName: 'Boek', companyName, emailAddress })
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
  return new URL(page.url()).pathname
}

interface Registration {
  readonly kind: 'owner' | 'bookkeeper'
  readonly firstName: string
  readonly lastName: string
  readonly companyName: string
  readonly emailAddress: string
}

async function register(page: Page, app: RunningApp, registration: Registration): Promise<void> {
  const { emailAddress } = registration
  const subject = 'Bevestig je e-mailadres'
  const used = await mailsTo(app.outbox, emailAddress, subject)
  expect(used, `${emailAddress} belongs to another journey`).toEqual([])
  await post(page, '/api/v2/registrations', { ...registration, password })
  const link = new URL(await mailedLink(app.outbox, emailAddress, subject), app.url)
  const answer = await post(page, '/api/v2/registrations/confirm', { token: link.searchParams.get('token') })
  const { redirect_url } = (await answer.json()) as { redirect_url: string }
  await page.goto(redirect_url)
}

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { headers: { 'Idempotency-Key': crypto.randomUUID() }, data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
}
