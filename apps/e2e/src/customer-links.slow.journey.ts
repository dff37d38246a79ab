import type { Page } from '@playwright/test'
import { expect, signInToStudio, studio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { settled } from './support/settled.ts'

const recipient = 'bestuur@museum-de-zaal.example'
const subject = 'Offerte om te weigeren'

test('a customer declines with a reason; the owner looks at the page as they do, and ends their link', async ({
  page,
  browser,
  baseURL,
  app,
  accessible,
}) => {
  await signInToStudio(page)
  const { contactId, estimateId } = await sendEstimate(page)
  const customer = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await customer.goto(await mailedLink(app.outbox, recipient, subject))
  await customer.getByRole('button', { name: 'Afwijzen' }).click()
  await customer.getByLabel(/^Waarom niet/).fill('Te duur voor dit jaar')
  await customer.getByRole('button', { name: 'Afwijzen' }).click()
  await expect(customer.getByText('Afgewezen').first()).toBeVisible()

  await page.goto(`${studio}/estimates/${estimateId}`)
  await expect(page.getByText('Te duur voor dit jaar').first()).toBeVisible()
  await page.goto(`${studio}/contacts/${contactId}`)
  await expect(page.getByText(/Voor het laatst gebruikt op /)).toBeVisible()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: 'Klantpagina bekijken' }).click()
  const asCustomer = await opened
  await expect(asCustomer.getByText(/^Zo ziet je klant het/)).toBeVisible()
  await asCustomer.close()

  await page.getByRole('button', { name: 'Link intrekken' }).click()
  await expect(page.getByText(/^Link ingetrokken/).first()).toBeVisible()
  await settled(page)
  await accessible('een relatie zonder klantpagina')
  await customer.reload()
  await expect(customer.getByRole('heading', { name: 'Nieuwe link aanvragen' })).toBeVisible()
  await customer.context().close()
})

async function sendEstimate(page: Page): Promise<{ contactId: number; estimateId: number }> {
  const root = '/api/v2/administrations/1'
  const { items } = (await (await page.request.get(`${root}/contacts`)).json()) as { items: { id: number }[] }
  const contactId = items[0]?.id ?? 0
  const line = { quantity: '1', unit: '', discountPercent: '0', vatCode: 'sale_high', accountId: null }
  const made = await page.request.post(`${root}/estimates`, {
    data: {
      contactId,
      estimateDate: new Date().toISOString().slice(0, 10),
      validUntil: '2099-12-31',
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [{ ...line, description: 'Vormgeving', unitPrice: '2800' }],
    },
  })
  const { id, version } = (await made.json()) as { id: number; version: number }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste klant' }] }] }
  const sent = await page.request.post(`${root}/estimates/${id}/send`, { data: { version, recipient, subject, body } })
  expect(sent.status(), await sent.text()).toBe(200)
  return { contactId, estimateId: id }
}
