import { expect, signInAt, studio, test } from './support/journey.ts'

test('a credit draft names the invoice it corrects, and asks for no payment term', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/invoices?status=late`)
  const late = page.getByRole('row').nth(1).getByRole('link').first()
  const number = (await late.textContent()) ?? ''
  const original = await late.getAttribute('href')
  await late.click()
  await page.getByRole('button', { name: 'Crediteren' }).click()
  await expect(page.getByRole('heading', { name: 'Nieuwe creditfactuur' })).toBeVisible()
  const corrected = page.getByRole('main').getByRole('link', { name: `factuur ${number}` })
  await expect(corrected).toHaveAttribute('href', original ?? '')
  await expect(page.getByLabel('Factuurdatum')).toBeVisible()
  await expect(page.getByLabel('Betaaltermijn')).toHaveCount(0)
  await expect(page.getByText('Vervalt op')).toHaveCount(0)
  await accessible('een creditconcept')
})
