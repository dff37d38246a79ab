import { expect, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { settled } from './support/settled.ts'

test('chosen invoices are sent, marked and downloaded together, with the keyboard', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/invoices?status=unpaid`)
  await settled(page)
  const boxes = page.getByRole('checkbox', { name: /^(Factuur|Kies|Selecteer).*\d{4}-\d{4}/ })
  await boxes.nth(1).press('Space')
  await boxes.nth(2).press('Space')
  const download = page.waitForEvent('download')
  await pressAt(page, page.getByRole('button', { name: 'Pdf downloaden 2' }))
  expect((await download).suggestedFilename()).toBe('Facturen.zip')
  await accessible('gekozen facturen')

  await pressAt(page, page.getByRole('button', { name: 'Meer met de gekozen facturen' }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'Opnieuw versturen 2' })).toBeFocused()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: '2 facturen versturen?' })
  await expect(question).toBeVisible()
  await accessible('de vraag voor het versturen')
  await pressAt(page, question.getByRole('button', { name: '2 facturen versturen' }))
  const told = page.getByRole('region', { name: 'Meldingen' })
  await expect(told.getByText('2 facturen verstuurd')).toBeVisible()

  await boxes.nth(1).press('Space')
  await pressAt(page, page.getByRole('button', { name: 'Meer met de gekozen facturen' }))
  await expect(page.getByRole('menuitem', { name: 'Opnieuw versturen 1' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(told.getByText('1 factuur als verstuurd gemarkeerd')).toBeVisible()
})
