import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks, newCustomer } from './support/new-books.ts'
import { settled } from './support/settled.ts'

test('a deposit is asked for, and the final invoice takes it off', async ({ page, accessible }) => {
  await logIn(page)
  const books = await newBooks(page)
  const customer = { kind: 'company', name: 'De Klaproos', country: 'NL', vatNumber: null } as const
  await newCustomer(page, books, { ...customer, vatTreatment: 'domestic' })

  await begin(page, books, { description: 'Aanbetaling keuken', price: '300' })
  await pressAt(page, page.getByRole('button', { name: /aanbetaling/ }))
  await tabTo(page, page.getByRole('checkbox', { name: 'Dit is een aanbetaling' }))
  await page.keyboard.press('Space')
  await settled(page)
  await fitsInEveryLook(page, accessible, 'een aanbetaling in wording')
  await makeFinal(page)
  await fitsInEveryLook(page, accessible, 'een aanbetaling')

  await begin(page, books, { description: 'Keuken', price: '1000' })
  const deposits = page.getByRole('region', { name: 'Aanbetalingen verrekenen' })
  await tabTo(page, deposits.getByRole('checkbox'))
  await page.keyboard.press('Space')
  // 1,210.00 less the 363.00 of the deposit.
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('€ 847,00')
  await settled(page)
  await fitsInEveryLook(page, accessible, 'een eindfactuur in wording')
  await makeFinal(page)
  await expect(page.getByRole('main')).toContainText('€ 847,00')
  await fitsInEveryLook(page, accessible, 'een eindfactuur')
})

async function begin(page: Page, books: string, line: { description: string; price: string }): Promise<void> {
  await page.goto(`${books}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('Klaproos')
  await page.getByRole('option', { name: /De Klaproos/ }).click()
  const row = page.getByRole('group', { name: 'Regel 1' })
  await row.getByRole('textbox', { name: 'Omschrijving' }).fill(line.description)
  await row.getByRole('textbox', { name: 'Prijs' }).fill(line.price)
  await page.keyboard.press('Tab')
}

async function makeFinal(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: 'Definitief maken' }))
  const ask = page.getByRole('alertdialog')
  await pressAt(page, ask.getByRole('button', { name: /^Definitief maken/ }))
  await expect(page.getByRole('heading', { level: 1, name: /\d{4}-\d{4}/ })).toBeVisible()
}
