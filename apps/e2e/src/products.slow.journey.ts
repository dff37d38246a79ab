import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'

test('a product with an agreement is made with the keyboard, and fills a line of an invoice at that price', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/products`)
  await settled(page)
  await expect(page.getByRole('row', { name: /Fotoboek/ })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'de lijst van producten')

  await pressAt(page, page.getByRole('button', { name: 'Product toevoegen' }))
  const pane = page.getByRole('dialog', { name: 'Nieuw product' })
  const save = pane.getByRole('button', { name: 'Product opslaan' })
  await pressAt(page, save)
  await expect(pane.getByRole('textbox', { name: 'Naam' })).toBeFocused()
  await pane.getByRole('textbox', { name: 'Naam' }).fill('Illustratie')
  await pane.getByRole('textbox', { name: 'Eenheid' }).fill('stuk')
  await pane.getByRole('textbox', { name: 'Prijs exclusief btw' }).fill('120')
  await pressAt(page, pane.getByRole('button', { name: 'Prijsafspraak toevoegen' }))
  const agreement = pane.getByRole('group', { name: 'Prijsafspraak 1' })
  await agreement.getByRole('combobox', { name: 'Relatie' }).fill('Gemeente')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await agreement.getByRole('textbox', { name: 'Afgesproken prijs' }).fill('99,50')
  await accessible('een product met een prijsafspraak')
  await pressAt(page, save)
  await expect(pane).toBeHidden()
  await expect(page.getByRole('row', { name: /Illustratie/ })).toBeVisible()

  await page.goto(`${studio}/invoices/new`)
  const line = page.getByRole('group', { name: 'Regel 1' })
  const description = line.getByRole('textbox', { name: 'Omschrijving' })
  const contact = page.getByRole('combobox', { name: 'Relatie' })
  await contact.fill('Gemeente')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await settled(page)
  await description.focus()
  await page.keyboard.type('illus')
  await expect(page.getByRole('option', { name: /^Illustratie/ })).toBeVisible()
  await accessible('een product bij een regel')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(description).toHaveValue('Illustratie')
  await expect(line.getByRole('textbox', { name: 'Aantal' })).toHaveValue('1 stuk')
  await expect(line.getByRole('textbox', { name: 'Prijs' })).toHaveValue('99,50')
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('€ 120,40')

  // Opened again, the line still knows its product: whoever is chosen instead pays the usual price.
  await expect(page).toHaveURL(/invoices\/\d+/)
  const kept = page.url().replace(/^(https?:\/\/[^/]+)\/v2/, '$1/api/v2')
  await expect.poll(async () => (await page.request.get(kept)).text()).toMatch(/"unitPrice":"99[.,]50?"/)
  await page.reload()
  await expect(line.getByRole('textbox', { name: 'Prijs' })).toHaveValue('99,50')
  await settled(page)
  await contact.fill('Museum')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(line.getByRole('textbox', { name: 'Prijs' })).toHaveValue('120,00')
})
