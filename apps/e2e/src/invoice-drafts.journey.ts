import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { settled } from './support/settled.ts'

test('what a draft misses is said at its fields, and one is led to the first of them', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/invoices/new`)
  const send = page.getByRole('button', { name: 'Factuur versturen' })
  const contact = page.getByRole('combobox', { name: 'Relatie' })
  const description = page.getByRole('group', { name: 'Regel 1' }).getByRole('textbox', { name: 'Omschrijving' })
  const missing = page.getByRole('alert').filter({ hasText: 'Zo kan het nog niet definitief worden.' })
  await pressAt(page, send)
  await expect(contact).toBeFocused()
  await expect(contact).toHaveAccessibleDescription(/Kies een relatie/)
  await expect(description).toHaveAccessibleDescription(/Voeg minstens één regel toe/)
  const [buttonBox, noticeBox] = [await send.boundingBox(), await missing.boundingBox()]
  expect(noticeBox?.y).toBeGreaterThan((buttonBox?.y ?? 0) + (buttonBox?.height ?? 0))
  await accessible('een concept waaraan iets mist')

  await contact.fill('Gemeente')
  await page.getByRole('option').first().click()
  await expect(contact).not.toHaveAttribute('aria-invalid', 'true')
  await pressAt(page, page.getByRole('button', { name: 'Definitief maken' }))
  await expect(description).toBeFocused()
  await description.fill('Werk')
  await expect(missing).toHaveCount(0)
  // An invoice of nothing asks nothing of its customer: it is paid as soon as it is final.
  await settled(page)
  await page.getByRole('button', { name: 'Definitief maken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Definitief maken' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Factuur \d{4}-\d+/ })).toBeVisible()
  await expect(page.getByText('Betaald', { exact: true }).first()).toBeVisible()
})
