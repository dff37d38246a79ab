import type { Page } from '@playwright/test'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks, newCustomer } from './support/new-books.ts'
import { today } from './support/today.ts'

test('what a customer paid too much becomes a credit, is told on the dashboard and is paid back', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const booked = page.getByRole('region', { name: 'Meldingen' })
  const customer = { kind: 'company', name: 'De Klaproos', country: 'NL', vatNumber: null } as const
  await newCustomer(page, books, { ...customer, vatTreatment: 'domestic' })
  // The steps of who begins stand where the dashboard says what to do.
  expect((await page.request.post(`/api${books}/onboarding/dismiss`)).ok()).toBe(true)
  const journalId = await newTill(page, books)
  await addLine(page, books, journalId, 12_100)

  await page.goto(`${books}/bank?book=${journalId}`)
  await choose(page, 'Klaproos', 'Tegoed van De Klaproos')
  await expect(page.getByRole('list', { name: 'Verdeling' })).toContainText('Te veel betaald')
  await fitsInEveryLook(page, accessible, 'een tegoed van een klant')
  await pressAt(page, page.getByRole('button', { name: /^Akkoord/ }))
  await expect(booked.getByText(/geboekt op Tegoed van De Klaproos/)).toBeVisible()

  await page.goto(`${books}/dashboard`)
  await pressAt(page, page.getByRole('link', { name: /Betaal De Klaproos €\s121,00 terug/ }))
  const credits = page.getByRole('table', { name: 'Terug te betalen aan klanten' })
  await expect(credits.getByText('IBAN ontbreekt')).toBeVisible()
  await fitsInEveryLook(page, accessible, 'wat klanten te veel betaalden')

  await addLine(page, books, journalId, -12_100)
  await page.goto(`${books}/bank?book=${journalId}`)
  await choose(page, 'Tegoed', /^Tegoed \d/)
  await pressAt(page, page.getByRole('button', { name: /^Akkoord/ }))
  await expect(booked.getByText(/geboekt op Tegoed/)).toBeVisible()
  await page.goto(`${books}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Wat nu?' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Betaal De Klaproos/ })).toHaveCount(0)
})

async function choose(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: /grootboekrekening/ }).fill(typed)
  await page.getByRole('option', { name }).click()
}

async function newTill(page: Page, books: string): Promise<number> {
  const answer = await page.request.post(`/api${books}/journals/create`, {
    data: { financialType: 'CASH', name: 'Kas', iban: null, accountHolder: null },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return ((await answer.json()) as { id: number }).id
}

async function addLine(page: Page, books: string, journalId: number, amountCents: number): Promise<void> {
  const answer = await page.request.post(`/api${books}/bank/books/${journalId}/lines`, {
    data: { bookedOn: today, amountCents, description: 'Dubbel betaald' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}
