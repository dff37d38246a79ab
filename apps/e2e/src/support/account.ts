import { expect, type Page } from '@playwright/test'
import type { RunningApp } from './app.ts'
import { mailedLink } from './mails.ts'

export const password = 'Klopt-demo-2026!'

/** Fills in the login form and sends it. The address of the page changes before the form is there. */
export async function fillLogin(page: Page, emailAddress: string, typed = password): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mailadres' }).fill(emailAddress)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(typed)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
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

/** A fresh owner, signed in on this page, whose account no other journey touches. */
export async function registerOwner(page: Page, app: RunningApp, emailAddress: string): Promise<void> {
  await page.goto('/v2/register')
  await fillRegistration(page, emailAddress, 'De Wit Advies')
  await page.goto(await mailedLink(app.outbox, emailAddress, 'Bevestig je e-mailadres'))
  await page.getByRole('button', { name: 'Account bevestigen' }).click()
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/\/v2\/authenticate/)
}
