import type { Page } from '@playwright/test'
import { MollieReplay } from '@klopt/api/payment-provider'
import { expectAccessible } from './support/accessible.ts'
import { startApp } from './support/app.ts'
import { copyDemoWorld, removeFolder } from './support/demo-world.ts'
import { expect, logIn, studio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { settled } from './support/settled.ts'
import { today } from './support/today.ts'

const KEY = 'test_abcdefghijklmnopqrstuvwx1234wy'
const recipient = 'kassa@museum-de-zaal.example'
const subject = 'Factuur om online te betalen'

test('the owner enters a key of Mollie, and a customer pays their invoice on a phone', async ({ browser }) => {
  const provider = await MollieReplay.start()
  const folder = await copyDemoWorld()
  const app = await startApp(folder, { MOLLIE_URL: provider.url })
  const owner = await (await browser.newContext({ baseURL: app.url })).newPage()
  await logIn(owner)
  await owner.goto(`${studio}/settings/bank-books`)
  await owner.getByRole('button', { name: 'Sleutel invullen' }).click()
  await owner.getByLabel('API-sleutel').fill('geen sleutel')
  await owner.getByRole('button', { name: 'Sleutel opslaan' }).click()
  await expect(owner.getByText(/Dit is geen API-sleutel van Mollie/)).toBeVisible()
  await owner.getByLabel('API-sleutel').fill(KEY)
  await owner.getByRole('button', { name: 'Sleutel opslaan' }).click()
  await expect(owner.getByText('Testsleutel', { exact: true })).toBeVisible()
  await expect(owner.getByText('eindigt op 34wy')).toBeVisible()
  await settled(owner)
  await expectAccessible(owner, 'online betalen in de instellingen')
  expect(await owner.content()).not.toContain(KEY)

  await sendInvoice(owner.request)
  const context = await browser.newContext({ baseURL: app.url, viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  // The page of the provider itself, which is another site.
  await context.route('https://www.mollie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Betaalpagina</h1>' }),
  )
  await phone.goto(await mailedLink(app.outbox, recipient, subject))
  await phone.getByRole('button', { name: 'Online betalen' }).click()
  await expect(phone.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
  provider.newest.status = 'paid'
  const [asked] = provider.asked.filter(({ path }) => path.startsWith('POST'))
  if (!asked) throw new Error('no payment was asked for')
  const { redirectUrl } = asked.body as { redirectUrl: string }
  const { pathname, search } = new URL(redirectUrl)
  await phone.goto(pathname + search)
  await expect(phone.getByText(/Je betaling van €\s121,00 is ontvangen/)).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'de uitkomst van een online betaling op een telefoon')

  await context.close()
  await owner.context().close()
  await app.stop()
  await provider.stop()
  await removeFolder(folder)
})

async function sendInvoice(request: Page['request']): Promise<void> {
  const root = '/api/v2/administrations/1'
  const { items } = (await (await request.get(`${root}/contacts`)).json()) as { items: { id: number }[] }
  const line = { quantity: '1', unit: '', discountPercent: '0', vatCode: 'sale_high', accountId: null }
  const made = await request.post(`${root}/invoices/create`, {
    data: {
      contactId: items[0]?.id,
      invoiceDate: today,
      paymentTermDays: 14,
      reference: '',
      note: '',
      pricesIncludeVat: false,
      discountPercent: '0',
      lines: [{ ...line, description: 'Vormgeving', unitPrice: '100' }],
    },
  })
  const { id, version } = (await made.json()) as { id: number; version: number }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste klant' }] }] }
  const sent = await request.post(`${root}/invoices/${id}/send`, { data: { version, recipient, subject, body } })
  expect(sent.status(), await sent.text()).toBe(200)
}
