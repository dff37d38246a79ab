import { addMonths, endOfMonth, formatDate } from '@klopt/validators'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'
import { today } from './support/today.ts'

test('an asset is added with the keyboard, depreciated by itself, sold, and taken back', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/assets`)
  await settled(page)
  await expect(page.getByRole('row', { name: /Computer/ })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'de activa')

  await pressAt(page, page.getByRole('button', { name: 'Activum toevoegen' }))
  const pane = page.getByRole('dialog', { name: 'Nieuw activum' })
  const save = pane.getByRole('button', { name: 'Activum opslaan' })
  await pressAt(page, save)
  await expect(pane.getByRole('textbox', { name: 'Naam' })).toBeFocused()
  // Letters would come between the two times that the form leads to its first error.
  await pane.getByRole('textbox', { name: 'Naam' }).fill('Plotter')
  await pane.getByRole('combobox', { name: 'Rekening' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: /Inventaris/ })).toBeVisible()
  await page.keyboard.type('0120')
  await page.keyboard.press('Enter')
  await pane.getByRole('textbox', { name: 'Aanschafwaarde' }).fill('1999')
  await pane.getByRole('textbox', { name: 'In gebruik sinds' }).fill('1-4-2026')
  await pane.getByRole('textbox', { name: 'Levensduur' }).fill('59')
  await accessible('een nieuw activum')
  await pressAt(page, save)
  await expect(pane).toContainText('Kies minstens 60 maanden.')
  await pane.getByRole('textbox', { name: 'Levensduur' }).fill('60')
  await pressAt(page, save)
  await expect(pane).toBeHidden()

  await page.getByRole('row', { name: /Plotter/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Plotter' })).toBeVisible()
  const years = page.getByRole('region', { name: 'Per boekjaar' })
  await expect(years.getByRole('row', { name: /2026/ })).toContainText('299,85')
  await expect(years.getByRole('row', { name: /2031/ })).toContainText('99,95')
  await fitsInEveryLook(page, accessible, 'een activum')

  await pressAt(page, page.getByRole('button', { name: 'Verkopen of afdanken' }))
  const modal = page.getByRole('dialog', { name: 'Plotter verkopen of afdanken' })
  await modal.getByRole('radio', { name: /Afgedankt/ }).focus()
  await page.keyboard.press('Space')
  await accessible('een activum afdanken')
  await pressAt(page, modal.getByRole('button', { name: 'Uit de boeken halen' }))
  await expect(modal).toBeHidden()
  await expect(page.getByText('Afgedankt', { exact: true })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Afdanken terugdraaien' }))
  await expect(page.getByRole('button', { name: 'Verkopen of afdanken' })).toBeVisible()
})

test('the register of a day that went by is what the ledger held then', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/assets`)
  await settled(page)
  await pressAt(page, page.getByRole('button', { name: 'Filters' }))
  const day = page.getByRole('textbox', { name: 'Stand op' })
  // The computer was in use for four months by then, the camera not yet.
  await day.fill(formatDate(endOfMonth(addMonths(today, -11))))
  await day.press('Tab')
  await expect(page.getByText(/^1 activum · op \d+ [a-z]+ \d{4} · boekwaarde/)).toBeVisible()
  await expect(page.getByText('klopt met het grootboek')).toBeVisible()
  await page.keyboard.press('Escape')
  // 40.00 of each month.
  await expect(page.getByRole('row', { name: /Computer/ })).toContainText('160,00')
  await expect(page.getByRole('row', { name: /Computer/ })).toContainText('2.240,00')
  await fitsInEveryLook(page, accessible, 'de activa van een dag')
})

test('an asset is sold with the keyboard for what was paid, its VAT taken out, and its result is booked', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/assets`)
  await page.getByRole('row', { name: /Camera/ }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Camera' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Verkopen of afdanken' }))
  const modal = page.getByRole('dialog', { name: 'Camera verkopen of afdanken' })
  await modal.getByRole('radio', { name: /Verkocht zonder factuur/ }).focus()
  await page.keyboard.press('Space')
  const sell = modal.getByRole('button', { name: 'Uit de boeken halen' })
  await pressAt(page, sell)
  await expect(modal).toContainText('Vul in wat het heeft opgebracht')
  await modal.getByRole('textbox', { name: 'Opbrengst' }).fill('1210')
  await modal.getByRole('combobox', { name: 'Ontvangen op' }).focus()
  await page.keyboard.type('kas')
  await expect(page.getByRole('option', { name: '1000 Kas' })).toBeVisible()
  await page.keyboard.press('Enter')
  await accessible('een activum verkopen')
  await pressAt(page, sell)
  await expect(modal).toBeHidden()
  await expect(page.getByText('Verkocht', { exact: true })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een verkocht activum')
  await expect(page.getByText(/^(verlies|winst) €.*, op \d+ /)).toBeVisible()
  await page.getByRole('link', { name: 'Boeking bekijken' }).press('Enter')
  await expect(page.getByRole('row', { name: /^1000 Kas .*1\.210,00/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^1500 Btw hoog tarief .*210,00/ })).toBeVisible()
})
