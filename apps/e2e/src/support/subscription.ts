import type { Page } from '@playwright/test'

/** The path of an administration of whoever is signed in. */
export async function rootOf(page: Page, name: string): Promise<string> {
  const me = (await (await page.request.get('/api/v1/users/me?with=roles,administrations')).json()) as {
    administrations: { id: number; company: { name: string } }[]
  }
  const id = me.administrations.find(({ company }) => company.name === name)?.id
  return `/v2/administrations/${id}`
}

export const wizardOf = (page: Page) => page.getByRole('dialog', { name: 'Abonnement' })
export const iban = (page: Page) => page.getByLabel('Rekeningnummer (IBAN)')
export const next = (page: Page) => wizardOf(page).getByRole('button', { name: 'Verder' }).click()
export const confirm = (page: Page) => wizardOf(page).getByRole('button', { name: 'Abonnement bevestigen' }).click()
export const step = (page: Page, name: RegExp) => wizardOf(page).getByRole('button', { name })
export const caretOf = (page: Page) => iban(page).evaluate((field: HTMLInputElement) => field.selectionStart)
