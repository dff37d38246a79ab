import { customerNamed, sendEstimate } from './support/customers.ts'
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
  const contactId = await customerNamed(page, 'De Klaproos')
  const lines = [{ description: 'Vormgeving', unitPrice: '2800' }]
  const { id: estimateId } = await sendEstimate(page, { contactId, recipient, subject, reference: '', lines })
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
