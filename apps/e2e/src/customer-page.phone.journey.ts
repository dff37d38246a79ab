import { expectAccessible } from './support/accessible.ts'
import { stranger } from './support/customers.ts'
import { expect, signInToStudio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { offer, sendOffer } from './support/offer.ts'
import { settled } from './support/settled.ts'

test('on a phone somebody without an account accepts an estimate, and finds how to pay', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await sendOffer(page)
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, offer.address, offer.subject))
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
  await phone.goto(await mailedLink(app.outbox, offer.address, offer.subject))
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
