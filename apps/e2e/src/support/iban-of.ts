import type { Page } from '@playwright/test'
import { studio } from './journey.ts'

/** The account of the contact of the studio that is found by this. */
export async function ibanOf(page: Page, search: string): Promise<string> {
  const [, id] = /administrations\/(\d+)/.exec(studio) ?? []
  const contacts = `/api/v2/administrations/${id}/contacts`
  const { items } = (await (await page.request.get(`${contacts}?search=${search}`)).json()) as {
    items: { id: number }[]
  }
  const { iban } = (await (await page.request.get(`${contacts}/${items[0]?.id}`)).json()) as { iban: string }
  return iban
}
