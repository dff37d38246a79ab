import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'

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
  await page.keyboard.type('Plotter')
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
