import { addMonths } from '@klopt/validators'
import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks, newCustomer } from './support/new-books.ts'
import { today } from './support/today.ts'

test('the VAT of a purchase that stays unpaid for a year is paid back at the purchase', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const purchaseId = await buy(page, books, addMonths(today, -12))
  await page.goto(`${books}/purchases/${purchaseId}`)
  const card = page.getByRole('region', { name: 'Btw over wat niet betaald is' })
  await expect(card.getByText(/weer verschuldigd: €\s21,00/)).toBeVisible()
  await fitsInEveryLook(page, accessible, 'btw over wat niet betaald is')
  await pressAt(page, card.getByRole('button', { name: 'Btw terugbetalen' }))
  await expect(card.getByText(/De btw over €\s121,00 is terugbetaald/)).toBeVisible()
  await fitsInEveryLook(page, accessible, 'terugbetaalde btw')
  await pressAt(page, card.getByRole('link', { name: 'Bekijk de boeking' }))
  await expect(page.getByText(/Btw over niet betaald: inkoopfactuur/).first()).toBeVisible()
})

/** Books an invoice of 121.00 that was due on a day, and is not paid. */
async function buy(page: Page, books: string, day: string): Promise<number> {
  const supplier = { kind: 'company', name: 'Papierhandel', country: 'NL', vatNumber: null } as const
  const contactId = await newCustomer(page, books, { ...supplier, vatTreatment: 'domestic' })
  const accounts = (await (await page.request.get(`/api${books}/accounts`)).json()) as {
    id: number
    rgsCode: string | null
  }[]
  const accountId = accounts.find(({ rgsCode }) => rgsCode === 'WBedKanKan')?.id
  const created = await page.request.post(`/api${books}/purchases/create`, {
    data: {
      kind: 'invoice',
      documentId: null,
      contactId,
      number: 'P-1',
      invoiceDate: day,
      dueDate: day,
      paymentReference: '',
      pricesIncludeVat: false,
      lines: [{ description: 'Papier', amountCents: 10_000, vatCode: 'purchase_high', accountId }],
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
  return id
}
