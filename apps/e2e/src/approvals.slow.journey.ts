import { expect, signInAt, test } from './support/journey.ts'
import { signInByCode } from './support/staff.ts'
import { settled } from './support/settled.ts'

test('figures go to the client, who asks first and then agrees, and only then are they filed', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  await signInAt(page, '/v2/account', 'boekhouder@demo.klopt.nl')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Werklijst' })).toBeVisible()
  await page.getByText('Café De Hoek', { exact: true }).click()
  await expect(page.getByRole('link', { name: 'Btw', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Btw', exact: true }).click()
  const card = page.getByRole('region', { name: 'Akkoord van de klant' })
  await card.getByRole('button', { name: 'Akkoord vragen' }).press('Enter')
  await expect(card).toContainText('Wacht op klant')
  await page.getByRole('button', { name: 'Aangifte doen' }).press('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('De klant heeft nog geen akkoord gegeven')
  await question.getByRole('button', { name: 'Zonder akkoord aangifte doen' }).press('Enter')
  await expect(question.getByRole('textbox', { name: 'Reden om niet te wachten' })).toBeVisible()
  await expect(question).toContainText('Dit veld mag niet leeg zijn')
  await question.getByRole('button', { name: 'Annuleren' }).press('Enter')
  const root = /\/v2\/administrations\/\d+/.exec(page.url())?.[0] ?? ''

  const clients = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  const client = await clients.newPage()
  await signInByCode(client, 'tweestaps@demo.klopt.nl')
  await expect(client).not.toHaveURL(/authenticate/)
  await client.goto(`${root}/dashboard`)
  await client.getByRole('link', { name: /^Geef akkoord: Btw-aangifte/ }).click()
  await expect(client.getByRole('heading', { name: 'Akkoord geven' })).toBeVisible()
  await client.getByRole('button', { name: 'Ik heb een vraag' }).press('Enter')
  const modal = client.getByRole('dialog', { name: /^Vraag over Btw-aangifte/ })
  await modal.getByRole('button', { name: 'Vraag stellen' }).press('Enter')
  await expect(modal).toContainText('Dit veld mag niet leeg zijn')
  await modal.getByRole('textbox').fill('Klopt de omzet wel?')
  await modal.getByRole('button', { name: 'Vraag stellen' }).press('Enter')
  await expect(modal).toBeHidden()
  await expect(client.getByText('Je hebt een vraag', { exact: true })).toBeVisible()
  await client.getByRole('button', { name: /^Akkoord met/ }).press('Enter')
  await expect(client.getByText(/^Akkoord gegeven door/)).toBeVisible()
  await clients.close()

  await page.reload()
  await settled(page)
  await expect(card).toContainText('Akkoord gegeven door')
  await accessible('een aangifte met akkoord')
  await page.getByRole('button', { name: 'Aangifte doen' }).press('Enter')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /aangifte doen$/i })
    .press('Enter')
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await page.goto(`${root}/approvals`)
  await expect(page.getByText('Er is ingediend; dit staat vast.')).toBeVisible()
})
