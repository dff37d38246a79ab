import { expect, logIn, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { lastQuarter, newBooks, newCustomer, sell } from './support/new-books.ts'

const quarter = lastQuarter()
const wolf = { kind: 'person', vatTreatment: 'eu', name: 'Jutta Wolf', country: 'DE', vatNumber: null } as const

test('a list of the one-stop shop is ticked off, kept as PDF and paid under its reference, by keyboard', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const started = await page.request.post(`/api${books}/vat/oss/registration`, { data: { since: quarter.start } })
  expect(started.ok()).toBe(true)
  const contactId = await newCustomer(page, books, wolf)
  const sale = { invoiceDate: quarter.start, vatCode: 'sale_oss' }
  await sell(page, books, contactId, { ...sale, unitPrice: '100' })
  await sell(page, books, contactId, { ...sale, unitPrice: '40', ossRateBasisPoints: 700 })

  await page.goto(`${books}/oss?period=${quarter.key}`)
  // 19.00 at 19% and 2.80 at 7%.
  await expect(page.getByRole('button', { name: 'btw Duitsland 19% kopiëren' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'btw Duitsland 7% kopiëren' })).toBeVisible()
  await expect(page.getByText('€ 21,80', { exact: true })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Melding afvinken' }))
  const dialog = page.getByRole('dialog', { name: `Melding over ${quarter.label} afvinken` })
  await pressAt(page, dialog.getByRole('button', { name: 'Afvinken' }))

  await expect(page.getByText('Nog te betalen: € 21,80.')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await pressAt(page, page.getByRole('button', { name: 'PDF downloaden' }))
  expect((await downloading).suggestedFilename()).toBe(`OSS-melding ${quarter.label}.pdf`)
  const reference = page.getByRole('textbox', { name: 'Kenmerk van de melding' })
  await tabTo(page, reference)
  await page.keyboard.type('nl/nl000099998b57/q1.2026')
  await page.keyboard.press('Enter')
  await expect(reference).toHaveValue('NL/NL000099998B57/Q1.2026')
  await fitsInEveryLook(page, accessible, 'een ingediende OSS-melding')
})
