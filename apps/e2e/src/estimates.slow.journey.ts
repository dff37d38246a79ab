import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'

test('an estimate is written and sent with the keyboard, with an option for its customer', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/estimates`)
  await pressAt(page, page.getByRole('link', { name: 'Nieuwe offerte' }))
  const send = page.getByRole('button', { name: 'Offerte versturen' })
  const contact = page.getByRole('combobox', { name: 'Relatie' })
  await pressAt(page, send)
  await expect(contact).toBeFocused()
  await expect(contact).toHaveAccessibleDescription(/Kies een relatie/)
  await accessible('een offerte waaraan iets mist')
  await contact.fill('Gemeente')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(contact).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  const line = page.getByRole('group', { name: 'Regel 1' })
  await line.getByRole('textbox', { name: 'Omschrijving' }).fill('Ontwerp')
  await line.getByRole('textbox', { name: 'Prijs' }).fill('1000')
  await page.keyboard.press('Enter')
  const option = page.getByRole('group', { name: 'Regel 2' })
  await expect(option.getByRole('textbox', { name: 'Omschrijving' })).toBeFocused()
  await page.keyboard.type('Drukwerk')
  await option.getByRole('textbox', { name: 'Prijs' }).fill('200')
  await pressAt(page, option.getByRole('button', { name: 'Acties voor regel 2' }))
  await page.getByRole('menuitem', { name: 'Optie voor de klant' }).press('Enter')
  const totals = page.getByRole('region', { name: 'Totalen' })
  await expect(totals).toContainText('€ 1.210,00')
  await option.getByRole('checkbox').press('Space')
  await expect(totals).toContainText('€ 1.452,00')
  await settled(page)
  await fitsInEveryLook(page, accessible, 'een offerte in wording')

  await pressAt(page, send)
  const letter = page.getByRole('dialog', { name: 'Offerte versturen' })
  await letter.getByRole('textbox', { name: 'Aan' }).fill('inkoop@klant.example')
  await pressAt(page, letter.getByRole('button', { name: 'Versturen' }))
  await expect(page.getByRole('heading', { level: 1, name: /^Offerte \d{4}-O-\d{3}$/ })).toBeVisible()
  await expect(page.getByRole('main').getByText('Verzonden').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Terugnemen en wijzigen' })).toBeVisible()
})

test('an accepted estimate becomes invoices in parts, and says what is left', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/estimates?status=accepted`)
  await settled(page)
  await fitsInEveryLook(page, accessible, 'de lijst van offertes')
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await expect(page.getByText('Geaccepteerd door S. de Zaaijer')).toBeVisible()
  const address = page.url()
  await fitsInEveryLook(page, accessible, 'een geaccepteerde offerte')
  await pressAt(page, page.getByRole('button', { name: 'Factuur maken' }))
  const ask = page.getByRole('dialog', { name: 'Factuur maken van de offerte' })
  await ask.getByRole('radio', { name: 'Een deel' }).press('Space')
  await expect(ask.getByRole('textbox', { name: 'Deel van de hele offerte' })).toHaveValue('30')
  await accessible('een deel van een offerte factureren')
  await pressAt(page, ask.getByRole('button', { name: 'Factuur maken' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuwe factuur' })).toBeVisible()
  await page.goto(address)
  // 30% of 2,720.00 is 816.00.
  await expect(page.getByText('€ 1.904,00').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Op een factuur: € 816,00 exclusief btw' })).toBeVisible()
})
