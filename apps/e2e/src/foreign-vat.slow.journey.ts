import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks, newCustomer } from './support/new-books.ts'
import { today } from './support/today.ts'

test('VAT of another EU country is told per quarter, ticked off and opened by the keyboard', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const year = today.slice(0, 4)
  await buyAbroad(page, books, today)
  await page.goto(`${books}/reports/foreign-vat?year=${year}`)
  const countries = page.getByRole('table', { name: 'Btw per land' })
  const germany = countries.getByRole('row', { name: /Duitsland/ })
  await expect(germany).toContainText('95,00')
  await expect(germany).toContainText('Nog niet teruggevraagd')
  await fitsInEveryLook(page, accessible, 'de buitenlandse btw')

  await pressAt(page, page.getByRole('button', { name: 'Afvinken: Duitsland' }))
  const ask = page.getByRole('dialog', { name: `Btw van Duitsland over ${year} afvinken` })
  await fitsInEveryLook(page, accessible, 'het afvinken van buitenlandse btw')
  await pressAt(page, ask.getByRole('button', { name: 'Afvinken' }))
  await expect(germany).toContainText('Teruggevraagd op')
  await pressAt(page, page.getByRole('button', { name: 'Vinkje weghalen: Duitsland' }))
  await expect(germany).toContainText('Nog niet teruggevraagd')

  await pressAt(page, page.getByRole('row', { name: /ML-5873/ }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ML-5873')
})

/** Books an invoice of 595.00 of which 95.00 is German VAT. */
async function buyAbroad(page: Page, books: string, day: string): Promise<void> {
  const supplier = { kind: 'company', name: 'Messe Leinetal', country: 'DE', vatNumber: 'DE136695976' } as const
  const contactId = await newCustomer(page, books, { ...supplier, vatTreatment: 'eu' })
  const answer = await page.request.get(`/api${books}/accounts`)
  const accounts = (await answer.json()) as { id: number; rgsCode: string | null }[]
  const accountId = accounts.find(({ rgsCode }) => rgsCode === 'WBedVkkRev')?.id
  const line = { description: 'Stand op de beurs', amountCents: 59_500, vatCode: 'purchase_none', accountId }
  const created = await page.request.post(`/api${books}/purchases/create`, {
    data: {
      kind: 'invoice',
      documentId: null,
      contactId,
      number: 'ML-5873',
      invoiceDate: day,
      dueDate: day,
      foreignVat: { country: 'DE', vatCents: 9500 },
      paymentReference: '',
      pricesIncludeVat: false,
      lines: [line],
      statedVat: [],
      picks: [],
    },
  })
  expect(created.ok(), await created.text()).toBe(true)
  const { id, version } = (await created.json()) as { id: number; version: number }
  const booked = await page.request.post(`/api${books}/purchases/${id}/book`, {
    data: { version, acceptDuplicate: false },
  })
  expect(booked.ok(), await booked.text()).toBe(true)
}
