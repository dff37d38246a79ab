import { expect, signInToStudio, test } from './support/journey.ts'

test('on a phone the inbox is a list of cards, and a document is looked at and booked by turns', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: /Meer$/ }).click()
  await page.getByRole('main').getByRole('link', { name: 'Inkoop', exact: true }).click()
  await page.getByRole('link', { name: 'Documenten', exact: true }).click()
  const card = page.getByRole('row').filter({ hasText: 'Wolkenhuis' }).first()
  await expect(card).toContainText('Gelezen')
  await accessible('de documenten op een telefoon')
  await card.click()
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).not.toHaveValue('')
  await accessible('het boeken op een telefoon')
  await page.getByRole('textbox', { name: 'Totaal incl. btw' }).click()
  await page.getByRole('radio', { name: 'Document', exact: true }).check()
  await page
    .getByRole('button', { name: /^Bedrag .* overnemen$/ })
    .last()
    .click()
  await expect(page.getByRole('textbox', { name: 'Totaal incl. btw' })).toBeFocused()
  await accessible('het document op een telefoon')
})
