import type { Browser, Page } from '@playwright/test'
import { MollieReplay } from '@klopt/api/payment-provider'
import { expectAccessible } from './support/accessible.ts'
import { startApp } from './support/app.ts'
import { customerNamed, sendEstimate } from './support/customers.ts'
import { copyDemoWorld, removeFolder } from './support/demo-world.ts'
import { expect, logIn, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { settled } from './support/settled.ts'

const KEY = 'test_abcdefghijklmnopqrstuvwx1234wy'
const recipient = 'directie@museum-de-zaal.example'
const root = '/api/v2/administrations/1'

test('an estimate is accepted on a phone by somebody without an account, and becomes an invoice that is paid', async ({
  browser,
}) => {
  const provider = await MollieReplay.start()
  const folder = await copyDemoWorld()
  const app = await startApp(folder, { MOLLIE_URL: provider.url })
  const owner = await (await browser.newContext({ baseURL: app.url })).newPage()
  await logIn(owner)
  await post(owner, 'payment-provider/save', { key: KEY })
  const { id: estimateId } = await sendEstimate(owner, {
    contactId: await customerNamed(owner, 'De Klaproos'),
    recipient,
    subject: 'Offerte voor de zaal',
    reference: 'De zaal',
    lines: [{ description: 'Vormgeving', unitPrice: '1000' }],
  })
  const phone = await stranger(browser, app.url)

  await phone.goto(await mailedLink(app.outbox, recipient, 'Offerte voor de zaal'))
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await phone.getByLabel('Je naam').fill('Anna de Vries')
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await expect(phone.getByText(/^Akkoord gegeven door Anna de Vries op /)).toBeVisible()

  const { invoiceId } = await post<{ invoiceId: number }>(owner, `estimates/${estimateId}/to-invoice`, {
    percent: null,
  })
  await sendLetter(owner, `invoices/${invoiceId}/send`, 1, 'Factuur voor de zaal')
  await phone.goto(await mailedLink(app.outbox, recipient, 'Factuur voor de zaal'))
  await phone.getByRole('button', { name: 'Online betalen' }).click()
  await expect(phone.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
  const outcome = returnOf(provider)
  const payment = outcome.searchParams.get('payment') ?? ''

  // Somebody else says that it is paid: the provider is asked, and says that it is not.
  await notify(phone, payment)
  await notify(phone, 'aaaaaaaaaaaaaaaaaaaaaa')
  expect(await statusOf(owner, invoiceId)).not.toBe('paid')
  provider.newest.status = 'paid'
  // The provider says it twice, and late.
  await notify(phone, payment)
  await notify(phone, payment)
  await phone.goto(outcome.pathname + outcome.search)
  await expect(phone.getByText(/Je betaling van €\s1\.210,00 is ontvangen/)).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'een betaalde factuur van een offerte op een telefoon')
  await notify(phone, payment)
  await expect.poll(() => statusOf(owner, invoiceId)).toBe('paid')
  const { payments } = await get<{ payments: unknown[] }>(owner, `invoices/${invoiceId}`)
  expect(payments).toHaveLength(1)

  await phone.context().close()
  await owner.context().close()
  await app.stop()
  await provider.stop()
  await removeFolder(folder)
})

/** Somebody on a phone, in a browser where nobody ever signed in. The page of the provider itself is another site. */
async function stranger(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } })
  await context.route('https://www.mollie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Betaalpagina</h1>' }),
  )
  return context.newPage()
}

function sendLetter(owner: Page, path: string, version: number, subject: string): Promise<unknown> {
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste klant' }] }] }
  return post(owner, path, { version, recipient, subject, body })
}

/** What anybody can say to the server of a payment: that it is paid. */
async function notify(page: Page, payment: string): Promise<void> {
  const form = { id: 'tr_forged', status: 'paid' }
  const answer = await page.request.post(`/api/v2/online-payments/notify?payment=${payment}`, { form })
  expect(answer.status()).toBe(204)
}

/** Where the provider sends the customer back to. */
function returnOf(provider: MollieReplay): URL {
  const asked = provider.asked.find(({ path }) => path.startsWith('POST'))
  if (!asked) throw new Error('no payment was asked for')
  return new URL((asked.body as { redirectUrl: string }).redirectUrl)
}

const statusOf = async (owner: Page, invoiceId: number): Promise<string> =>
  (await get<{ status: string }>(owner, `invoices/${invoiceId}`)).status

async function get<Answer>(owner: Page, path: string): Promise<Answer> {
  return (await (await owner.request.get(`${root}/${path}`)).json()) as Answer
}

async function post<Answer>(owner: Page, path: string, data: object): Promise<Answer> {
  const response = await owner.request.post(`${root}/${path}`, { data })
  const text = await response.text()
  expect(response.ok(), text).toBe(true)
  return (text === '' ? undefined : JSON.parse(text)) as Answer
}
