import { expectAccessible } from './support/accessible.ts'
import { startSubscription, stranger } from './support/customers.ts'
import { expect, signInToStudio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { offer, sendOffer } from './support/offer.ts'
import { settled } from './support/settled.ts'

test('on a phone a customer ends a subscription, and says where they live now', async ({
  page,
  browser,
  baseURL,
  app,
}) => {
  await signInToStudio(page)
  await startSubscription(page, await sendOffer(page))
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, offer.address, offer.subject))
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
  await page.getByRole('button', { name: /^Alle \d+ tonen$/ }).click()
  await expect(page.getByText(/wil een abonnement opzeggen$/).first()).toBeVisible()
  await expect(page.getByText(/heeft de eigen gegevens gewijzigd$/)).toBeVisible()
})
