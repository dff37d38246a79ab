import { expect, logIn, signInAt, studio, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { newBooks, newCustomer } from './support/new-books.ts'
import { settled } from './support/settled.ts'

test('the one-stop shop is chosen, and a consumer abroad then pays the VAT of their country', async ({
  page,
  accessible,
}) => {
  // Books of its own: whether the shop is used is looked at in those that journeys share.
  await logIn(page)
  const books = await newBooks(page)
  await page.goto(`${books}/oss`)
  await expect(page.getByText('Niets in dit kwartaal')).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'OSS gebruiken' }))
  const ask = page.getByRole('dialog', { name: 'Éénloketsysteem gebruiken' })
  await expect(ask.getByText(/Finland 25,5%/)).toBeVisible()
  await ask.getByLabel('Vanaf').fill('1-1-2026')
  await pressAt(page, ask.getByRole('button', { name: 'Gebruiken' }))
  await expect(page.getByText('In gebruik')).toBeVisible()
  await fitsInEveryLook(page, accessible, 'de OSS-melding')

  const wolf = { kind: 'person', name: 'Jutta Wolf', country: 'DE', vatNumber: null, vatTreatment: 'eu' } as const
  await newCustomer(page, books, wolf)
  await page.goto(`${books}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('Jutta')
  await page.getByRole('option', { name: /Jutta Wolf/ }).click()
  const line = page.getByRole('group', { name: 'Regel 1' })
  await expect(line.getByRole('combobox', { name: 'Btw' })).toContainText('OSS')
  await line.getByRole('textbox', { name: 'Omschrijving' }).fill('Poster')
  await line.getByRole('textbox', { name: 'Prijs' }).fill('100')
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('€ 119,00')
  await expect(line.getByText('Btw van Duitsland: 19%, het gewone tarief.')).toBeVisible()
  await pressAt(page, line.getByRole('button', { name: 'Tarief wijzigen' }))
  const rates = page.getByRole('dialog', { name: 'Btw-tarief van Duitsland' })
  await tabTo(page, rates.getByRole('radio', { name: '19%, het gewone tarief' }))
  await page.keyboard.press('ArrowDown')
  await expect(rates.getByRole('radio', { name: '7%' })).toBeChecked()
  await accessible('het tarief van een ander land')
  await pressAt(page, rates.getByRole('button', { name: 'Gebruiken' }))
  await expect(line.getByText('Btw van Duitsland: 7%.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('€ 107,00')
  await pressAt(page, line.getByRole('button', { name: 'Acties voor regel 1' }))
  await page.getByRole('menuitem', { name: 'Leverdatum…' }).press('Enter')
  const days = page.getByRole('dialog', { name: 'Leverdatum van deze regel' })
  await accessible('de leverdatum van een regel')
  await days.getByLabel('Geleverd op of vanaf').fill('2-1-2026')
  await page.keyboard.press('Tab')
  await pressAt(page, days.getByRole('button', { name: 'Gebruiken' }))
  await expect(line.getByText('Geleverd 02-01-2026')).toBeVisible()
  await settled(page)
  await fitsInEveryLook(page, accessible, 'een factuur met btw van een ander land')
})

test('private use of a car is reckoned and becomes an entry to book', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/private-use`)
  const car = page.getByRole('region', { name: 'Auto' })
  await car.getByRole('textbox', { name: 'Cataloguswaarde' }).fill('45000')
  await car.getByRole('textbox', { name: /^Afgetrokken btw in/ }).fill('2000')
  await page.keyboard.press('Tab')
  await expect(car.getByText('€ 1.215,00', { exact: true })).toBeVisible()
  const gifts = page.getByRole('region', { name: 'Geschenken en personeel (BUA)' })
  await gifts.getByRole('textbox', { name: 'Naam' }).fill('Sanne')
  await gifts.getByRole('textbox', { name: 'Kosten' }).fill('300')
  await gifts.getByRole('textbox', { name: 'Afgetrokken btw' }).fill('63')
  await page.keyboard.press('Tab')
  await expect(gifts.getByText(/Sanne kreeg €\s300,00: €\s63,00 btw gaat terug/)).toBeVisible()
  await fitsInEveryLook(page, accessible, 'privégebruik')
  await pressAt(page, car.getByRole('button', { name: 'Boeking klaarzetten' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/boeking/i)
  await expect(page.getByRole('textbox', { name: 'Omschrijving' }).first()).toHaveValue(/Btw privégebruik auto/)
})
