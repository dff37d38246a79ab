import { expect, signInAt, studio, test } from './support/journey.ts'

test('a bookkeeper sees what the client changed since the last visit', async ({ page, browser, app, accessible }) => {
  const owner = await browser.newPage({ baseURL: app.url })
  await signInAt(owner, `${studio}/contacts`)
  const added = await owner.request.post(`/api${studio}/contacts/create`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      kind: 'company',
      name: 'Drukkerij Helder',
      attention: '',
      street: '',
      postcode: '',
      city: 'Arnhem',
      country: 'NL',
      emailAddress: null,
      phone: null,
      kvkNumber: null,
      vatNumber: null,
      iban: null,
      paymentTermDays: null,
      vatTreatment: 'domestic',
      note: '',
    },
  })
  expect(added.ok(), await added.text()).toBe(true)
  await owner.close()

  await signInAt(page, '/v2/account', 'boekhouder@demo.klopt.nl')
  await page.goto('/')
  const client = page.getByRole('row').filter({ hasText: 'Studio Noord' })
  await expect(client).toBeVisible()
  await client.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  const changes = page.getByRole('list', { name: 'Wijzigingen sinds je vorige bezoek' })
  await expect(changes).toContainText(/wijziging(en)? in relaties/)
  await accessible('het dashboard van een klant met wijzigingen')
  await page.reload()
  await expect(changes).toContainText(/wijziging(en)? in relaties/)
})
