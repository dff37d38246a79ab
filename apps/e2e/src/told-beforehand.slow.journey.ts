import { expect, signInAt, studio, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'
import { thisYear } from './support/today.ts'

test('VAT that does not fit the customer is warned of, and a date far away is asked before a draft becomes final', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('Gemeente')
  await page.getByRole('option').first().click()
  const line = page.getByRole('group', { name: 'Regel 1' })
  await line.getByRole('textbox', { name: 'Omschrijving' }).fill('Werk')
  await line.getByRole('textbox', { name: 'Prijs' }).fill('92.50')
  await line.getByRole('combobox').click()
  await page.getByRole('option', { name: /Export/ }).click()
  const warning = page.getByText('De btw op de regels past niet bij deze relatie.')
  await expect(warning).toBeVisible()
  await expect(page.getByText(/deze relatie staat in Nederland/)).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een concept waarvan de btw niet bij de klant past')
  await page.getByRole('button', { name: 'Relatie wijzigen' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox', { name: 'Land' })).toBeFocused()
  await page.keyboard.press('Escape')
  await line.getByRole('combobox').click()
  await page.getByRole('option', { name: /hoog tarief/ }).click()
  await expect(warning).toHaveCount(0)

  const lastYear = thisYear - 1
  await page.getByLabel('Factuurdatum').fill(`02-01-${lastYear}`)
  await page.getByLabel('Factuurdatum').press('Tab')
  await settled(page)
  await page.getByRole('button', { name: 'Definitief maken' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText(`De factuurdatum is 2 januari ${lastYear}`)
  await expect(question).toContainText(new RegExp(`Dit wordt factuur ${lastYear}-\\d{4}`))
  await expect(question).toContainText(/Btw wacht als nog aan te geven, want over het \de kwartaal/)
  await expect(question.getByRole('button', { name: 'Annuleren' })).toBeFocused()
  await accessible('de vraag of een factuur definitief wordt')
})

test('the profit leads to what it is made of, in which revenue and costs began at nothing this year', async ({
  page,
}) => {
  await signInAt(page, `${studio}/dashboard`)
  await page.getByRole('link', { name: 'Winst dit jaar' }).click()
  await expect(page.getByRole('heading', { name: 'Winst en verlies' })).toBeVisible()
  await page.goto(page.url().replace('profit-and-loss', 'trial-balance'))
  await page
    .getByRole('row', { name: /Resultaat voorgaande jaren/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`from=${thisYear - 1}-01-01`))
})

test('a return of a period that still runs is not offered, and says from when it is', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/vat-return`)
  await expect(page.getByText(/^Aangifte kan vanaf 1 (januari|april|juli|oktober) \d{4}\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aangifte doen' })).toHaveCount(0)
  await accessible('een aangifte waarvan de periode nog loopt')
})
