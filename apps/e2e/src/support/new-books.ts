import { expect, type Page } from '@playwright/test'
import { addMonths, todayIn } from '@klopt/validators'

/** A quarter as people and addresses name it. */
export interface Quarter {
  /** '3e kwartaal 2026', '2026-Q3' and '2026-07-01'. */
  readonly label: string
  readonly key: string
  readonly start: string
}

/** The quarter before the one of today: what is to be handed in now. */
export function lastQuarter(): Quarter {
  const day = addMonths(todayIn('Europe/Amsterdam', new Date()), -3)
  const year = day.slice(0, 4)
  const number = Math.ceil(Number(day.slice(5, 7)) / 3)
  const month = String(number * 3 - 2).padStart(2, '0')
  return { label: `${number}e kwartaal ${year}`, key: `${year}-Q${number}`, start: `${year}-${month}-01` }
}

/** Makes a company's books that are nobody else's, which may invoice; answers the path of their calls and screens. */
export async function newBooks(page: Page): Promise<string> {
  const { redirect_url: address } = await post(page, '/v1/administrations', { subscription_variant_id: null })
  const books = `/v2/administrations/${/administrations\/(\d+)/.exec(String(address))?.[1]}`
  const profile = (await (await page.request.get(`/api${books}/profile`)).json()) as object
  const place = { street: 'Kade 1', postcode: '2011 RD', city: 'Haarlem' }
  const numbers = { kvkNumber: '12345678', vatNumber: 'NL000099998B57' }
  await post(page, `${books}/profile/save`, { ...profile, companyName: 'Atelier Zuid', ...place, ...numbers })
  return books
}

export interface Customer {
  readonly kind: 'company' | 'person'
  readonly name: string
  readonly country: string
  readonly vatNumber: string | null
  readonly vatTreatment: 'domestic' | 'eu'
}

export interface Sale {
  readonly invoiceDate: string
  readonly vatCode: string
  /** In euros, without VAT. */
  readonly unitPrice: string
  /** Of the one-stop shop: a reduced rate, 7% as 700. */
  readonly ossRateBasisPoints?: number
}

interface Draft {
  readonly id: number
  readonly version: number
}

/** Makes a customer; answers their id. */
export async function newCustomer(page: Page, books: string, customer: Customer): Promise<number> {
  const postcode = customer.country === 'NL' ? '2011 RD' : '1000'
  const place = { attention: '', street: 'Markt 1', postcode, city: 'Stad', note: '' }
  const absent = { emailAddress: null, phone: null, kvkNumber: null, iban: null, paymentTermDays: null }
  const { id } = await post(page, `${books}/contacts/create`, { ...place, ...absent, ...customer })
  return Number(id)
}

/** Makes the draft of an invoice of one line. */
export async function draftSale(page: Page, books: string, contactId: number, sale: Sale): Promise<Draft> {
  const { invoiceDate, ...line } = sale
  const whole = { quantity: '1', unit: '', discountPercent: '0', accountId: null, description: 'Werk' }
  const draft = await post(page, `${books}/invoices/create`, {
    contactId,
    invoiceDate,
    paymentTermDays: 14,
    reference: '',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [{ ...whole, ...line }],
  })
  return { id: Number(draft['id']), version: Number(draft['version']) }
}

/** Sells to a customer: an invoice of one line that is final. */
export async function sell(page: Page, books: string, contactId: number, sale: Sale): Promise<void> {
  const { id, version } = await draftSale(page, books, contactId, sale)
  await post(page, `${books}/invoices/${id}/finalise`, { version })
}

async function post(page: Page, path: string, data: object): Promise<Record<string, unknown>> {
  const answer = await page.request.post(`/api${path}`, { data })
  const text = await answer.text()
  expect(answer.ok(), text).toBe(true)
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}
