import type { Page } from '@playwright/test'
import { studio } from './journey.ts'

/** Types a new contact that can be saved. */
export async function fillContact(page: Page): Promise<void> {
  await page.goto(`${studio}/contacts/new`)
  await page.getByLabel('Naam', { exact: true }).fill('Bakkerij De Aar')
}
