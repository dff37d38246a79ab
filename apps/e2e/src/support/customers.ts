import { expect, type Browser, type Page } from '@playwright/test'
import { today } from './today.ts'

const root = '/api/v2/administrations/1'
const line = { quantity: '1', unit: '', discountPercent: '0', vatCode: 'sale_high', accountId: null }
const common = { note: '', pricesIncludeVat: false, discountPercent: '0' }

/** What the server made, as it names it afterwards. */
export interface Made {
  readonly id: number
  readonly version: number
}

interface OfferedLine {
  readonly description: string
  readonly unitPrice: string
  readonly optional?: boolean
  readonly chosen?: boolean
}

interface Offer {
  readonly contactId: number
  readonly recipient: string
  readonly subject: string
  readonly reference: string
  readonly lines: readonly OfferedLine[]
}

/** Somebody on a phone, in a browser where nobody ever signed in. */
export const stranger = async (browser: Browser, baseURL: string | undefined): Promise<Page> =>
  (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })).newPage()

/** A call of the first administration, by whoever is signed in on the page. */
export async function post(page: Page, path: string, data: object): Promise<Made> {
  const response = await page.request.post(`${root}/${path}`, { data })
  const text = await response.text()
  expect(response.status(), text).toBe(200)
  return JSON.parse(text) as Made
}

/** The contact of the first administration that is found by this name. */
export async function customerNamed(page: Page, name: string): Promise<number> {
  const found = await page.request.get(`${root}/contacts`, { params: { search: name } })
  const { items } = (await found.json()) as { items: { id: number }[] }
  const [contact] = items
  if (contact === undefined) throw new Error(`there is no contact ${name}`)
  return contact.id
}

/** Makes an estimate and mails it, as its owner does. */
export async function sendEstimate(
  page: Page,
  { contactId, recipient, subject, reference, lines }: Offer,
): Promise<Made> {
  const estimate = await post(page, 'estimates', {
    ...common,
    contactId,
    estimateDate: today,
    validUntil: '2099-12-31',
    reference,
    lines: lines.map((offered) => ({ ...line, ...offered })),
  })
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste klant' }] }] }
  await post(page, `estimates/${estimate.id}/send`, { version: estimate.version, recipient, subject, body })
  return estimate
}

/** What the owner invoices to a customer each month, from a day that does not come. */
export async function startSubscription(page: Page, contactId: number): Promise<Made> {
  const { id, version } = await post(page, 'recurring-invoices', {
    ...common,
    contactId,
    schedule: { unit: 'month', count: 1, startsOn: '2099-01-01' },
    mode: 'draft',
    paymentTermDays: 14,
    reference: 'Onderhoud website {periode}',
    lines: [{ ...line, description: 'Onderhoud', unitPrice: '95' }],
  })
  const started = await post(page, `recurring-invoices/${id}/start`, { version })
  return { id, version: started.version }
}
