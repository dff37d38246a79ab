import { readFile } from 'node:fs/promises'
import { addDays, formatDate } from '@klopt/validators'
import type { Page } from '@playwright/test'
import type { Accessible } from './support/accessible.ts'
import { expect, signInAt, signInToStudio, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { today } from './support/today.ts'

const root = `${studio}/purchases`
const supplier = 'Wolkenhuis Hosting B.V.'
const title = { level: 1, name: 'Inkoopfactuur zonder document' } as const

/** Opens the form from the list, and fills in what every purchase has. */
async function fillPlain(page: Page, number: string, gross: string): Promise<void> {
  await page.goto(root)
  await page.getByRole('link', { name: 'Zonder document' }).click()
  await expect(page.getByRole('heading', title)).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Leverancier' })).toBeFocused()
  await page.keyboard.type('Wolken')
  await page.getByRole('option', { name: supplier }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Factuurnummer' }).fill(number)
  await page.getByRole('textbox', { name: 'Datum', exact: true }).fill(formatDate(addDays(today, -3)))
  await page.getByRole('textbox', { name: 'Vervalt' }).fill(formatDate(addDays(today, 11)))
  await page.getByRole('textbox', { name: 'Totaal incl. btw' }).fill(gross)
  const account = page.getByRole('combobox', { name: 'Kosten' })
  await account.fill('kantoor')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
}

async function book(page: Page, heading: string): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('a purchase without a document is kept while it is typed, booked, and paid for a part by file', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  // A number that no bank line of the demo world mentions, or other journeys meet this purchase at their lines.
  await fillPlain(page, 'ABO-58213', '121,00')
  await vatBeforeTotal(page)
  await expect(page.getByText('100,00 + 21,00 = 121,00 · berekend')).toBeVisible()
  await accessible('een inkoopfactuur zonder document')
  // It gets its own address under the hands of who types, who keeps the field.
  await expect(page).toHaveURL(/purchases\/\d+$/)
  await expect(page.getByText(/^bewaard om/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue('ABO-58213')
  await page.getByRole('textbox', { name: 'Factuurnummer' }).focus()
  await book(page, 'Inkoopfactuur ABO-58213')
  await accessible('een geboekte inkoopfactuur zonder document')
  await payPart(page, 'ABO-58213', accessible)
})

/** VAT that was typed first is more than the first digit of its total, which is no mistake yet. */
async function vatBeforeTotal(page: Page): Promise<void> {
  const [vat, gross] = [
    page.getByRole('textbox', { name: 'Btw', exact: true }),
    page.getByRole('textbox', { name: 'Totaal incl. btw' }),
  ]
  const wrong = page.getByText('De btw kan niet meer zijn dan het bedrag zelf')
  await gross.fill('')
  await vat.fill('21,00')
  await gross.pressSequentially('1')
  await expect(page.getByRole('textbox', { name: 'Excl. btw' })).toHaveValue('-20,00')
  await expect(wrong).toHaveCount(0)
  await vat.focus()
  await expect(wrong).toBeVisible()
  await gross.fill('121,00')
  await expect(wrong).toHaveCount(0)
}

async function payPart(page: Page, number: string, accessible: Accessible): Promise<void> {
  await page.goto(`${root}/payments`)
  const grid = page.getByRole('grid', { name: 'Te betalen' })
  await grid.getByRole('checkbox', { name: new RegExp(number) }).check()
  const amount = grid.getByRole('textbox', { name: `Nu betalen van ${supplier} ${number}` })
  await expect(amount).toHaveValue('121,00')
  const form = page.getByRole('region', { name: 'Betaalbestand', exact: true })
  const make = form.getByRole('button', { name: 'Maak betaalbestand' })
  await amount.fill('121,01')
  await make.click()
  await expect(grid.getByText('Er staat € 121,00 open', { exact: true })).toBeVisible()
  await expect(amount).toBeFocused()
  await accessible('een te hoog bedrag')
  await amount.fill('40')
  await expect(page.getByRole('group', { name: 'Acties voor de selectie' })).toContainText('40,00')
  const downloading = page.waitForEvent('download')
  await make.click()
  const xml = await readFile(await (await downloading).path(), 'utf8')
  expect(xml).toMatch(/<InstdAmt Ccy="EUR">40\.00<\/InstdAmt>/)
  await expect(page.getByRole('region', { name: 'Betaalbestanden' }).getByRole('row').nth(1)).toContainText('40,00')
  await expect(grid.getByRole('row').filter({ hasText: number })).toContainText('121,00')
}

test('a credit invoice is set off against the invoice of its supplier, and that is taken back', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  await fillPlain(page, 'VERREKEN-1', '60,50')
  await book(page, 'Inkoopfactuur VERREKEN-1')
  await fillPlain(page, 'VERREKEN-2', '60,50')
  await page.getByRole('combobox', { name: 'Soort' }).click()
  await page.getByRole('option', { name: 'Creditfactuur' }).click()
  // From the field that was changed last: the key books from each of them.
  await expect(page.getByRole('combobox', { name: 'Soort' })).toBeFocused()
  await book(page, 'Creditfactuur VERREKEN-2')
  await accessible('een creditfactuur')
  await page.getByRole('button', { name: 'Verrekenen met VERREKEN-1' }).click()
  await expect(page.getByText('Alles is betaald of verrekend')).toBeVisible()
  await page.getByRole('link', { name: 'VERREKEN-1', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inkoopfactuur VERREKEN-1' })).toBeVisible()
  await expect(page.getByText('Alles is betaald of verrekend')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Boeking ongedaan maken' })).toHaveCount(0)
  await accessible('een verrekende factuur')
  const undo = page.getByRole('button', { name: 'Verrekening ongedaan maken' })
  const question = page.getByRole('alertdialog', { name: 'Verrekening ongedaan maken?' })
  await undo.click()
  await expect(question).toContainText('VERREKEN-1 en VERREKEN-2 staan daarna weer open.')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(question).toHaveCount(0)
  await expect(page.getByText('Alles is betaald of verrekend')).toBeVisible()
  await undo.click()
  await question.getByRole('button', { name: 'Ongedaan maken' }).click()
  await expect(page.getByText('Nog te betalen').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Boeking ongedaan maken' })).toBeVisible()
})

test('what was begun is thrown away, and nothing of it is left in the list', async ({ page }) => {
  await signInToStudio(page)
  await fillPlain(page, 'VERGISSING-1', '10,00')
  await expect(page).toHaveURL(/purchases\/\d+$/)
  await page.getByRole('button', { name: 'Concept weggooien' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Weggooien' }).click()
  await expect(page).toHaveURL(/purchases$/)
  await page.goto(`${root}?status=draft`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settled(page)
  await expect(page.getByText('VERGISSING-1')).toHaveCount(0)
})

const dollars = `<?xml version="1.0"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:ID>CS-99120</cbc:ID><cbc:IssueDate>${today}</cbc:IssueDate>
  <cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode><cbc:DocumentCurrencyCode>USD</cbc:DocumentCurrencyCode>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Cloudsoft Inc.</cbc:Name></cac:PartyName>
  </cac:Party></cac:AccountingSupplierParty>
  <cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="USD">49.00</cbc:TaxExclusiveAmount>
  <cbc:TaxInclusiveAmount currencyID="USD">49.00</cbc:TaxInclusiveAmount>
  <cbc:PayableAmount currencyID="USD">49.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
</Invoice>`

test('a document in dollars is filled in in dollars, and asks for their rate', async ({ page, accessible }) => {
  await signInAt(page, `${root}/documents`)
  await page
    .getByLabel('Facturen en bonnetjes')
    .setInputFiles({ name: 'dollars.xml', mimeType: 'application/xml', buffer: Buffer.from(dollars) })
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: 'dollars.xml' })
  await expect(row).toContainText('Gelezen')
  await row.click()
  await expect(page.getByText('Dit document is in Amerikaanse dollar (USD)')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue('CS-99120')
  await expect(page.getByRole('textbox', { name: 'Totaal incl. btw' })).toHaveValue('49,00')
  await expect(page.getByRole('textbox', { name: 'Koers van de dag' })).toHaveValue('')
  await accessible('een document in dollars')
})

test('who only looks finds nothing to change on the screens of purchases', async ({ page }) => {
  await signInAt(page, `${root}?status=unpaid`)
  await page.getByRole('grid', { name: 'Inkoopfacturen' }).getByRole('row').nth(1).click()
  await expect(page.getByRole('button', { name: 'Boeking ongedaan maken' })).toBeVisible()
  const booked = page.url()
  // As staff that was let in to look holds its rights.
  const permissions = ['BOOKING', 'ACCOUNTING', 'ADMIN', 'TIME_TRACKING'].map((type) => ({
    type,
    origins: ['GLOBAL_ADMIN'],
  }))
  await page.route('**/administration-access/1', (route) =>
    route.fulfill({ json: { permissions, isFinancialPlanner: false, isPrimaryUser: false } }),
  )
  const open = async (address: string) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await settled(page)
  }
  await open(root)
  await expect(page.getByRole('link', { name: /Zonder document|Documenten toevoegen/ })).toHaveCount(0)
  await open(booked)
  await expect(page.getByRole('button', { name: 'Boeking ongedaan maken' })).toHaveCount(0)
  await open(`${root}/payments`)
  await expect(page.getByRole('grid', { name: 'Te betalen' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await open(`${root}/documents`)
  await expect(page.getByLabel('Facturen en bonnetjes')).toHaveCount(0)
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').nth(1)
  await row.getByRole('button', { name: /^Meer voor/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Downloaden'])
  await page.keyboard.press('Escape')
  await row.click()
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^(Boeken|Later|Meer|Leverancier toevoegen)$/ })).toHaveCount(0)
  await page.goto(`${root}/new`)
  await expect(page.getByText('Je kunt hier niets toevoegen')).toBeVisible()
})
