import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { lastQuarter, newBooks, newCustomer, sell } from './support/new-books.ts'

const quarter = lastQuarter()
const abroad = { kind: 'company', vatTreatment: 'eu' } as const
const belgian = { ...abroad, name: 'Drukkerij Janssens', country: 'BE', vatNumber: 'BE0411905847' }
const german = { ...abroad, name: 'Büro Klar GmbH', country: 'DE', vatNumber: 'DE136695976' }

test('the list of a quarter is read, copied and ticked off with the keyboard', async ({ page, accessible }) => {
  await logIn(page)
  const books = await newBooks(page)
  const invoiceDate = quarter.start
  const services = { invoiceDate, vatCode: 'sale_eu_services', unitPrice: '1234' }
  const goods = { invoiceDate, vatCode: 'sale_eu_goods', unitPrice: '2000' }
  await sell(page, books, await newCustomer(page, books, belgian), services)
  await sell(page, books, await newCustomer(page, books, german), goods)

  await page.goto(`${books}/icp`)
  await expect(page.getByRole('heading', { name: `Opgaaf ICP ${quarter.label}` })).toBeVisible()
  const table = page.getByRole('table', { name: 'Leveringen en diensten' })
  await expect(table).toContainText('Drukkerij Janssens')
  await expect(page.getByText('€ 3.234', { exact: true })).toBeVisible()
  await expect(page.getByText(`Gelijk aan rubriek 3b van het ${quarter.label}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'leveringen DE136695976 kopiëren' })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'de opgaaf ICP')

  await pressAt(page, page.getByRole('button', { name: 'Opgaaf afvinken' }))
  const dialog = page.getByRole('dialog', { name: `Opgaaf over ${quarter.label} afvinken` })
  await accessible('het afvinken van een opgaaf')
  await pressAt(page, dialog.getByRole('button', { name: 'Afvinken' }))
  await expect(page.getByRole('button', { name: 'PDF downloaden' })).toBeVisible()
  await expect(page.getByText('Ingediend', { exact: true }).first()).toBeVisible()
  await accessible('een ingediende opgaaf')
})
