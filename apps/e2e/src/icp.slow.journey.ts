import type { Page } from '@playwright/test'
import { addMonths, todayIn } from '@klopt/validators'
import { expect, logIn, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'

const threeMonthsAgo = addMonths(todayIn('Europe/Amsterdam', new Date()), -3)
const number = Math.ceil(Number(threeMonthsAgo.slice(5, 7)) / 3)
/** The quarter before this one, whose list is to be handed in. */
const quarter = {
  label: `${number}e kwartaal ${threeMonthsAgo.slice(0, 4)}`,
  start: `${threeMonthsAgo.slice(0, 4)}-${String(number * 3 - 2).padStart(2, '0')}-01`,
}

interface Customer {
  readonly name: string
  readonly country: string
  readonly vatNumber: string
}

async function post(page: Page, path: string, data: object = {}): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api${path}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.text()) === '' ? {} : ((await answer.json()) as Record<string, unknown>)
}

/** New books of a company that may invoice; answers the path of their calls. */
async function newBooks(page: Page): Promise<string> {
  const { redirect_url: address } = await post(page, '/v1/administrations', { subscription_variant_id: null })
  const books = `/v2/administrations/${/administrations\/(\d+)/.exec(String(address))?.[1]}`
  const profile = (await (await page.request.get(`/api${books}/profile`)).json()) as object
  const place = { street: 'Kade 1', postcode: '2011 RD', city: 'Haarlem' }
  const numbers = { kvkNumber: '12345678', vatNumber: 'NL000099998B57' }
  await post(page, `${books}/profile/save`, { ...profile, companyName: 'Atelier Zuid', ...place, ...numbers })
  return books
}

async function sell(page: Page, books: string, customer: Customer, line: { vatCode: string; unitPrice: string }) {
  const contact = { kind: 'company', attention: '', street: 'Rue 1', postcode: '1000', city: 'Stad', note: '' }
  const absent = { emailAddress: null, phone: null, kvkNumber: null, iban: null, paymentTermDays: null }
  const { id: contactId } = await post(page, `${books}/contacts/create`, {
    ...contact,
    ...absent,
    ...customer,
    vatTreatment: 'eu',
  })
  const head = { contactId, invoiceDate: quarter.start, paymentTermDays: 14, reference: '', note: '' }
  const whole = { quantity: '1', unit: '', discountPercent: '0', accountId: null, description: 'Werk' }
  const lines = [{ ...whole, ...line }]
  const draft = await post(page, `${books}/invoices/create`, {
    ...head,
    pricesIncludeVat: false,
    discountPercent: '0',
    lines,
  })
  await post(page, `${books}/invoices/${String(draft['id'])}/finalise`, { version: draft['version'] })
}

test('the list of a quarter is read, copied and ticked off with the keyboard', async ({ page, accessible }) => {
  await logIn(page)
  const books = await newBooks(page)
  const belgian = { name: 'Drukkerij Janssens', country: 'BE', vatNumber: 'BE0411905847' }
  const german = { name: 'Büro Klar GmbH', country: 'DE', vatNumber: 'DE136695976' }
  await sell(page, books, belgian, { vatCode: 'sale_eu_services', unitPrice: '1234' })
  await sell(page, books, german, { vatCode: 'sale_eu_goods', unitPrice: '2000' })

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
