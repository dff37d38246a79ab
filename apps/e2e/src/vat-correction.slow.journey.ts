import { expect, logIn, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { draftSale, lastQuarter, newBooks, newCustomer, sell } from './support/new-books.ts'

const quarter = lastQuarter()
const customer = {
  kind: 'company',
  vatTreatment: 'domestic',
  name: 'Bouwbedrijf De Linde',
  country: 'NL',
  vatNumber: null,
} as const

test('a sale after the return leads to a suppletie, which is handed in and assessed, with the keyboard alone', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  const books = await newBooks(page)
  const contactId = await newCustomer(page, books, customer)
  const sale = { invoiceDate: quarter.start, vatCode: 'sale_high' }
  await sell(page, books, contactId, { ...sale, unitPrice: '1000' })

  await page.goto(`${books}/vat-return?period=${quarter.key}`)
  await expect(page.getByRole('button', { name: '5g, € 210, documenten tonen' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Aangifte doen' }))
  const question = page.getByRole('alertdialog', { name: `Aangifte doen over ${quarter.label}` })
  await pressAt(page, question.getByRole('button', { name: /angifte doen$/ }))
  await expect(page.getByRole('button', { name: 'Aangifte terugnemen' })).toBeVisible()

  const late = await draftSale(page, books, contactId, { ...sale, unitPrice: '6000' })
  await page.goto(`${books}/invoices/${late.id}`)
  await pressAt(page, page.getByRole('button', { name: 'Definitief maken' }))
  await pressAt(page, page.getByRole('alertdialog').getByRole('button', { name: 'Definitief maken' }))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\d/)

  await page.goto(`${books}/vat-return?period=${quarter.key}`)
  const waiting = page.getByRole('region', { name: quarter.label })
  await expect(waiting).toContainText('€ 1.260,00 te betalen')
  await expect(waiting).toContainText('Meer dan € 1.000 mag niet mee in je volgende aangifte.')
  await fitsInEveryLook(page, accessible, 'wat nog aan te geven is')
  await pressAt(page, waiting.getByRole('button', { name: 'Suppletie maken' }))

  await expect(page.getByRole('heading', { name: `Suppletie ${quarter.label}` })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Hoe de suppletie ervoor staat' })
  await expect(steps.locator('[aria-current="step"]')).toContainText('Concept')
  await expect(page.getByText('extra te betalen')).toBeVisible()
  await expect(page.getByText('€ 1.260', { exact: true })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een suppletie')

  await pressAt(page, page.getByRole('button', { name: 'Ik heb de suppletie ingediend' }))
  const handIn = page.getByRole('dialog', { name: 'Suppletie vastleggen als ingediend' })
  await accessible('een suppletie vastleggen')
  await pressAt(page, handIn.getByRole('button', { name: 'Vastleggen' }))
  await expect(steps.locator('[aria-current="step"]')).toContainText('Ingediend')

  // Interest of 12 euro and a fine of 20 beside the 1,260.
  await pressAt(page, page.getByRole('button', { name: 'Beschikking verwerken' }))
  const assessment = page.getByRole('dialog', { name: 'Beschikking verwerken' })
  await tabTo(page, assessment.getByLabel('Bedrag van de beschikking'))
  await page.keyboard.press('Control+a')
  await page.keyboard.type('1292')
  await tabTo(page, assessment.getByLabel('Waarvan belastingrente'))
  await page.keyboard.type('12')
  await tabTo(page, assessment.getByLabel('Waarvan boete'))
  await page.keyboard.type('20')
  await accessible('een beschikking verwerken')
  await page.keyboard.press('Enter')

  await expect(page.getByText('€ 1.292,00', { exact: true }).first()).toBeVisible()
  await expect(page.getByText('€ 12,00', { exact: true })).toBeVisible()
  await expect(page.getByText('€ 20,00', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Suppletie verwijderen' })).toHaveCount(0)
  await accessible('een verwerkte suppletie')

  await page.goto(`${books}/vat-return?period=${quarter.key}`)
  await expect(page.getByRole('link', { name: /Verschil \+€\s1.260 Verwerkt/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Nog aan te geven' })).toHaveCount(0)
})
