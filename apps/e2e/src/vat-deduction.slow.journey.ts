import { addMonths } from '@klopt/validators'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks } from './support/new-books.ts'
import { today } from './support/today.ts'

test('joining KOR shows first what deducted VAT goes back, and the entry of the year is prepared', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const accounts = (await (await page.request.get(`/api${books}/accounts`)).json()) as {
    id: number
    rgsCode: string | null
  }[]
  const created = await page.request.post(`/api${books}/assets`, {
    data: {
      name: 'Bestelbus',
      accountId: accounts.find(({ rgsCode }) => rgsCode === 'BMvaTevVvp')?.id,
      costCents: 4_000_000,
      vatCents: 840_000,
      inUseOn: `${addMonths(today, -12).slice(0, 4)}-01-01`,
      method: null,
    },
  })
  expect(created.ok(), await created.text()).toBe(true)

  await page.goto(`${books}/settings/vat`)
  await pressAt(page, page.getByRole('button', { name: 'Meedoen aan de KOR' }))
  const ask = page.getByRole('dialog', { name: 'Meedoen aan de KOR' })
  await expect(ask.getByText(/1\/5 van €\s8\.400,00 btw/).first()).toBeVisible()
  await fitsInEveryLook(page, accessible, 'meedoen aan de KOR')
  await pressAt(page, ask.getByRole('button', { name: 'Meedoen' }))
  await expect(page.getByRole('list', { name: 'Wanneer je meedeed' })).toContainText('Vanaf 1')

  await pressAt(page, page.getByRole('link', { name: 'bekijk en boek de herziening' }))
  await expect(page.getByRole('heading', { level: 1, name: /Laatste btw-aangifte/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Herziening van btw op activa' })).toContainText('rubriek 5b')
  await fitsInEveryLook(page, accessible, 'de laatste btw-aangifte van het jaar')
})

test('a share of VAT on mixed use is chosen, and is recalculated after the year', async ({ page, accessible }) => {
  await logIn(page)
  const books = await newBooks(page)
  await page.goto(`${books}/settings/vat`)
  await pressAt(page, page.getByRole('button', { name: 'Percentage instellen' }))
  const ask = page.getByRole('dialog', { name: 'Deel van de btw dat je aftrekt' })
  await ask.getByRole('textbox', { name: 'Aftrekbaar' }).fill('60')
  await fitsInEveryLook(page, accessible, 'het deel van de btw dat je aftrekt')
  await pressAt(page, ask.getByRole('button', { name: 'Opslaan' }))
  await expect(page.getByRole('list', { name: 'Welk deel aftrekbaar is' })).toContainText('60% vanaf 1')
  await page.goto(`${books}/private-use`)
  const card = page.getByRole('region', { name: 'Gemengd gebruik (pro rata)' })
  await expect(card.getByRole('textbox', { name: 'Aftrekbaar over het hele jaar' })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'de herrekening van gemengd gebruik')
})
