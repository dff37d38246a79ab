import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { sendEstimate, startSubscription, stranger } from './support/customers.ts'
import { expect, signInToStudio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { settled } from './support/settled.ts'

const address = 'inkoop@museum-de-zaal.example'
const subject = 'Offerte 2026-O'

/** An estimate as its owner sends it, with an option that is not ticked. */
async function sendOffer(page: Page): Promise<number> {
  const { items } = (await (await page.request.get('/api/v2/administrations/1/contacts')).json()) as {
    items: { id: number; openCents: number }[]
  }
  const contactId = items.toSorted((a, b) => b.openCents - a.openCents)[0]?.id ?? 0
  const lines = [
    { description: 'Vormgeving', unitPrice: '2800' },
    { description: 'Plattegrond', unitPrice: '450', optional: true, chosen: false },
  ]
  await sendEstimate(page, { contactId, recipient: address, subject, reference: 'Tentoonstelling Licht', lines })
  return contactId
}

test('on a phone somebody without an account accepts an estimate, and finds how to pay', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await sendOffer(page)
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

test('on a phone a customer ends a subscription, and says where they live now', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await startSubscription(page, await sendOffer(page))
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, address, subject))
  const card = phone.getByRole('region', { name: 'Lopende abonnementen' })
  await expect(card).toContainText('elke maand · volgende factuur 1 jan 2099')
  await card.getByRole('button', { name: 'Onderhoud website opzeggen' }).click()
  await expect(card).toContainText('laat weten met welke dag het stopt')
  await card.getByLabel('Waarom?').fill('We stoppen met de website')
  await card.getByRole('button', { name: 'Nu opzeggen' }).click()
  await expect(card.getByRole('button', { name: 'Nu opzeggen' })).toHaveCount(0)
  await expect(card.getByText('Opzegging ontvangen').first()).toBeVisible()

  const details = phone.getByRole('region', { name: 'Je gegevens' })
  await details.getByRole('button', { name: 'Bekijken en wijzigen' }).click()
  await details.getByLabel('Postcode').fill('12')
  await details.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(details.getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
  await details.getByLabel('Postcode').fill('2011 VK')
  await details.getByRole('button', { name: 'Gegevens opslaan' }).click()
  await expect(details.getByText('Opgeslagen. Nieuwe facturen gaan hierheen.')).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'abonnementen en gegevens op een telefoon')
  await phone.context().close()

  await page.goto('/v2/administrations/1/dashboard')
  await expect(page.getByText(/wil een abonnement opzeggen$/).first()).toBeVisible()
  await expect(page.getByText(/heeft de eigen gegevens gewijzigd$/)).toBeVisible()
})

test('what a customer comes for is asked for once, before the app has come', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await sendOffer(page)
  const phone = await stranger(browser, baseURL)
  const asked: string[] = []
  phone.on('request', (request) => {
    const [path, open = ''] =
      /^\/api\/v2\/customer-dashboard\/[\w-]+(\/open)?$/.exec(new URL(request.url()).pathname) ?? []
    if (path !== undefined) asked.push(`${request.method()} page${open}`)
  })
  await phone.goto(await mailedLink(app.outbox, address, subject))
  await expect(phone.getByRole('heading', { name: /^Offerte / }).first()).toBeVisible()
  // The key brings the page with it.
  expect(asked).toEqual(['POST page/open'])
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
