import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { post, sendEstimate, startSubscription, stranger, type Made } from './support/customers.ts'
import { expect, signInToStudio, test } from './support/journey.ts'
import { mailedLink, mailsFor } from './support/mails.ts'
import { settled } from './support/settled.ts'

const root = '/api/v2/administrations/1'
const subject = 'Offerte van de studio'
const noor = { name: 'Noor Jansen', emailAddress: 'noor@jansen.example' }
const saar = { name: 'Saar de Wit', emailAddress: 'saar@wit.example' }

test('a consumer on a phone withdraws from what they accepted, and gets an acknowledgement', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  const { id } = await sendOffer(page, await addConsumer(page, noor), noor)
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, noor.emailAddress, subject))
  await phone.getByRole('button', { name: 'Akkoord geven' }).click()
  await phone.getByLabel('Je naam').fill('Noor Jansen')
  await phone.getByRole('button', { name: 'Bestelling met betalingsverplichting' }).click()

  await phone.getByRole('button', { name: 'Overeenkomst hier herroepen' }).click()
  await expect(phone.getByText(/^Ik, Noor Jansen, herroep de overeenkomst over offerte /)).toBeVisible()
  await phone.getByLabel('E-mailadres voor de ontvangstbevestiging').fill('noor')
  await phone.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(phone.getByText('Vul een geldig e-mailadres in')).toBeVisible()
  await phone.getByLabel('E-mailadres voor de ontvangstbevestiging').fill('kopie@jansen.example')
  await settled(phone)
  await expectAccessible(phone, 'herroepen op een telefoon')
  await phone.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(phone.getByText(/^Herroepen op .* Je kreeg een ontvangstbevestiging per e-mail\.$/)).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Overeenkomst hier herroepen' })).toHaveCount(0)
  await phone.context().close()
  await expect.poll(async () => (await mailsFor(app.outbox, 'kopie@jansen.example')).length).toBe(1)

  const { status } = (await (await page.request.get(`${root}/estimates/${id}`)).json()) as { status: string }
  expect(status).toBe('withdrawn')
  await page.goto(`/v2/administrations/1/estimates/${id}`)
  await expect(page.getByText('Herroepen', { exact: true }).first()).toBeVisible()
})

test('a consumer on a phone sees that a subscription is paused, and ends it with a month of notice', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  const contactId = await addConsumer(page, saar)
  const running = await startSubscription(page, contactId)
  await sendOffer(page, contactId, saar)
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, saar.emailAddress, subject))
  const card = phone.getByRole('region', { name: 'Lopende abonnementen' })
  await expect(card).toContainText('volgende factuur 1 jan 2099')
  await post(page, `recurring-invoices/${running.id}/pause`, { version: running.version })
  await phone.reload()
  await expect(card.getByText('Gepauzeerd')).toBeVisible()
  await expect(card).not.toContainText('volgende factuur')

  await card.getByRole('button', { name: 'Onderhoud website opzeggen' }).click()
  await expect(card).toContainText(/Het stopt met .* Tot en met die dag betaal je nog\./)
  await card.getByRole('button', { name: 'Nu opzeggen' }).click()
  await expect(card.getByText('Opgezegd')).toBeVisible()
  await expect(card).toContainText(/stopt met \d/)
  await settled(phone)
  await expectAccessible(phone, 'een abonnement dat stopt, op een telefoon')
  await phone.context().close()

  await page.goto('/v2/administrations/1/dashboard')
  await expect(page.getByText('Saar de Wit heeft opgezegd').first()).toBeVisible()
})

interface Consumer {
  readonly name: string
  readonly emailAddress: string
}

async function addConsumer(page: Page, { name, emailAddress }: Consumer): Promise<number> {
  const { id } = await post(page, 'contacts/create', {
    kind: 'person',
    name,
    attention: '',
    street: 'Spaarne 1',
    postcode: '2011 CD',
    city: 'Haarlem',
    country: 'NL',
    emailAddress,
    phone: null,
    kvkNumber: null,
    vatNumber: null,
    iban: null,
    paymentTermDays: null,
    vatTreatment: 'domestic',
    note: '',
  })
  return id
}

/** What the owner offers to them, by mail. */
const sendOffer = (page: Page, contactId: number, { emailAddress: recipient }: Consumer): Promise<Made> =>
  sendEstimate(page, {
    contactId,
    recipient,
    subject,
    reference: 'Portret',
    lines: [{ description: 'Portret', unitPrice: '500' }],
  })
