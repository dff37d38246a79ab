import { addDays } from '@klopt/validators'
import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { ibanOf } from './support/iban-of.ts'
import { fits } from './support/looks.ts'
import { today } from './support/today.ts'

/** An e-invoice that names its supplier as nobody here does, with the account of one who is known. */
const invoice = (number: string, iban: string) => `<?xml version="1.0"?>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>${number}</ID>
<IssueDate>${addDays(today, -3)}</IssueDate><DueDate>${addDays(today, 11)}</DueDate><DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<AccountingSupplierParty><Party><PartyName><Name>Nimbus Diensten</Name></PartyName></Party></AccountingSupplierParty>
<PaymentMeans><PayeeFinancialAccount><ID>${iban}</ID></PayeeFinancialAccount></PaymentMeans>
<TaxTotal><TaxAmount currencyID="EUR">2.10</TaxAmount>
<TaxSubtotal><TaxableAmount>10.00</TaxableAmount><TaxAmount>2.10</TaxAmount><TaxCategory><Percent>21</Percent></TaxCategory></TaxSubtotal></TaxTotal>
<LegalMonetaryTotal><TaxExclusiveAmount>10.00</TaxExclusiveAmount><TaxInclusiveAmount>12.10</TaxInclusiveAmount></LegalMonetaryTotal>
</Invoice>`

test('a supplier by another name is asked about once', async ({ page, accessible }) => {
  await signInToStudio(page)
  const iban = await ibanOf(page, 'Wolkenhuis')
  const open = async (number: string) => {
    await page.goto(`${root}/purchases/documents`)
    const file = { name: `${number}.xml`, mimeType: 'application/xml', buffer: Buffer.from(invoice(number, iban)) }
    await page.locator('input[type=file]').first().setInputFiles(file)
    const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: file.name })
    await expect(row).toContainText('Gelezen', { timeout: 60_000 })
    await row.click()
    await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue(number)
  }
  await open('NIM-1')
  const question = page.getByText('Is dit de goede leverancier?')
  await expect(question).toBeVisible()
  await accessible('de vraag naar de leverancier')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await fits(page, 'de vraag naar de leverancier')
  await accessible('de vraag naar de leverancier at 390 px, dark')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
  // Without an answer it is not booked, and the form says so.
  const book = page.getByRole('button', { name: 'Boeken', exact: true })
  await book.click()
  await expect(page.getByText('Zeg eerst of dit de goede leverancier is')).toBeVisible()
  await page.getByRole('button', { name: 'Ja, het is Wolkenhuis Hosting B.V.' }).click()
  await expect(question).toHaveCount(0)
  const before = page.url()
  await book.click()
  await expect(page).not.toHaveURL(before)
  await open('NIM-2')
  await expect(page.getByRole('combobox', { name: 'Leverancier' })).toHaveValue('Wolkenhuis Hosting B.V.')
  await expect(question).toHaveCount(0)
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Naar prullenbak' }).click()
  await expect(page.getByText('Het document staat in de prullenbak').first()).toBeVisible()
})
