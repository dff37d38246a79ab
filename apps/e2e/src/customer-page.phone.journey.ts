import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { expect, signInToStudio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { settled } from './support/settled.ts'

const address = 'inkoop@museum-de-zaal.example'
const subject = 'Offerte 2026-O'

/** An estimate as its owner sends it, with an option that is not ticked. */
async function sendEstimate(page: Page): Promise<void> {
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/v2/administrations/1/${path}`, { data })
    expect(response.status(), await response.text()).toBe(200)
    return (await response.json()) as { id: number; version: number }
  }
  const line = { quantity: '1', unit: '', discountPercent: '0', vatCode: 'sale_high', accountId: null }
  const { items } = (await (await page.request.get('/api/v2/administrations/1/contacts')).json()) as {
    items: { id: number; openCents: number }[]
  }
  const contactId = items.toSorted((a, b) => b.openCents - a.openCents)[0]?.id ?? 0
  const estimate = await post('estimates', {
    contactId,
    estimateDate: new Date().toISOString().slice(0, 10),
    validUntil: '2099-12-31',
    reference: 'Tentoonstelling Licht',
    note: '',
    pricesIncludeVat: false,
    discountPercent: '0',
    lines: [
      { ...line, description: 'Vormgeving', unitPrice: '2800' },
      { ...line, description: 'Plattegrond', unitPrice: '450', optional: true, chosen: false },
    ],
  })
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste klant' }] }] }
  await post(`estimates/${estimate.id}/send`, { version: estimate.version, recipient: address, subject, body: text })
}

/** Somebody on a phone, in a browser where nobody ever signed in. */
const stranger = async (browser: Browser, baseURL: string | undefined) =>
  (await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 390, height: 844 } })).newPage()

test('on a phone somebody without an account accepts an estimate, and finds how to pay', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await sendEstimate(page)
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, address, subject))
  await expect(phone.getByRole('heading', { name: /^Offerte \d{4}-O-\d{3}$/ })).toBeVisible()
  // The key became a cookie, and left the address.
  expect(phone.url()).not.toContain('key=')

  await expect(phone.getByText('€ 3.388,00')).toBeVisible()
  await phone.getByRole('checkbox', { name: 'Plattegrond' }).check()
  await expect(phone.getByText('€ 3.932,50')).toBeVisible()
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(phone.getByText('Vul je naam in')).toBeVisible()
  await phone.getByLabel('Je naam').fill('Anna de Vries')
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(phone.getByText(/^Akkoord gegeven door Anna de Vries op /)).toBeVisible()

  await expect(phone.getByRole('button', { name: 'IBAN kopiëren' })).toBeVisible()
  await phone.getByRole('button', { name: 'QR-code voor een ander scherm' }).click()
  await expect(phone.getByRole('img', { name: 'QR-code om te betalen' })).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'de klantpagina op een telefoon')
  await phone.context().close()
})

test('a link that does not work leads to the page that asks for a new one', async ({ browser, baseURL }) => {
  const phone = await stranger(browser, baseURL)
  await phone.goto(`/v2/customer-dashboard/aaaaaaaaaaaaaaaaaaaaaa?key=${'b'.repeat(43)}`)
  await expect(phone.getByRole('heading', { name: 'Nieuwe link aanvragen' })).toBeVisible()
  expect(phone.url()).not.toContain('key=')
  await phone.getByLabel('E-mailadres').fill('iemand@klant.example')
  await phone.getByRole('button', { name: 'Link versturen' }).click()
  await expect(phone.getByRole('heading', { name: 'Kijk in je mailbox' })).toBeVisible()
  await expectAccessible(phone, 'een nieuwe link aanvragen')
  await phone.context().close()
})
