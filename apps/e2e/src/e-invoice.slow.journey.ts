import { fitsInEveryLook } from './support/looks.ts'
import { expect, signInAt, studio as root, test } from './support/journey.ts'

/** An e-invoice of two rates, in the envelope of a network, from a program that writes ISO-8859-1. */
const xml = `<?xml version="1.0" encoding="ISO-8859-1"?>
<sh:StandardBusinessDocument xmlns:sh="http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader"><sh:StandardBusinessDocumentHeader/>
<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>UBL-7731</ID><IssueDate>2026-11-02</IssueDate><DueDate>2026-12-02</DueDate>
<DocumentCurrencyCode>EUR</DocumentCurrencyCode>
<AccountingSupplierParty><Party><PartyName><Name>Caf\u00e9 De Zwaan B.V.</Name></PartyName><PostalAddress><StreetName>Gedempte Gracht 4</StreetName><CityName>Haarlem</CityName><PostalZone>2011 GR</PostalZone></PostalAddress></Party></AccountingSupplierParty>
<TaxTotal><TaxAmount currencyID="EUR">30.00</TaxAmount>
<TaxSubtotal><TaxableAmount>100.00</TaxableAmount><TaxAmount>21.00</TaxAmount><TaxCategory><Percent>21</Percent></TaxCategory></TaxSubtotal>
<TaxSubtotal><TaxableAmount>100.00</TaxableAmount><TaxAmount>9.00</TaxAmount><TaxCategory><Percent>9</Percent></TaxCategory></TaxSubtotal></TaxTotal>
<LegalMonetaryTotal><TaxExclusiveAmount>200.00</TaxExclusiveAmount><TaxInclusiveAmount>230.00</TaxInclusiveAmount></LegalMonetaryTotal>
<InvoiceLine><InvoicedQuantity>2.00</InvoicedQuantity><LineExtensionAmount>100.00</LineExtensionAmount><Item><Name>Zaalhuur per dagdeel</Name><ClassifiedTaxCategory><Percent>21</Percent></ClassifiedTaxCategory></Item><Price><PriceAmount>50.00</PriceAmount></Price></InvoiceLine>
<InvoiceLine><InvoicedQuantity>25</InvoicedQuantity><LineExtensionAmount>100.00</LineExtensionAmount><Item><Name>Lunch</Name><ClassifiedTaxCategory><Percent>9</Percent></ClassifiedTaxCategory></Item><Price><PriceAmount>4.00</PriceAmount></Price></InvoiceLine>
</Invoice></sh:StandardBusinessDocument>`

test('an e-invoice without a picture of itself is shown as a paper of what it says', async ({ page, accessible }) => {
  await signInAt(page, `${root}/purchases/documents`)
  const file = { name: 'UBL-7731.xml', mimeType: 'application/xml', buffer: Buffer.from(xml, 'latin1') }
  await page.locator('input[type=file]').first().setInputFiles(file)
  const row = page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: file.name })
  await expect(row).toContainText('Gelezen', { timeout: 60_000 })
  await row.click()
  const paper = page.getByRole('region', { name: `Inhoud van ${file.name}` })
  await expect(paper).toContainText('Caf\u00e9 De Zwaan B.V.')
  await expect(paper).toContainText('Zaalhuur per dagdeel')
  await expect(paper).toContainText('Totaal incl. btw230,00')
  await expect(page.getByRole('textbox', { name: 'Totaal op de factuur' })).toHaveValue('230,00')
  await fitsInEveryLook(page, accessible, 'een e-factuur')
  await page.getByRole('button', { name: 'Meer', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Naar prullenbak' }).click()
  await expect(page.getByText('Het document staat in de prullenbak').first()).toBeVisible()
})
