import { readFile } from 'node:fs/promises'
import { expect, signInToStudio, studio, test } from './support/journey.ts'

test('a customer signs a mandate, their invoice is collected by a file for the bank, and the invoice says so', async ({
  page,
  accessible,
}) => {
  test.setTimeout(120_000)
  await signInToStudio(page)
  await page.goto(`${studio}/settings/bank-books`)
  await page.getByRole('button', { name: 'Incassant-ID invullen' }).press('Enter')
  const settings = page.getByRole('dialog', { name: 'Incasso' })
  await settings.getByLabel('Incassant-ID').fill('NL00ZZZ123456780000')
  await settings.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(settings.getByRole('textbox', { name: 'Incassant-ID' })).toHaveAttribute('aria-invalid', 'true')
  await settings.getByLabel('Incassant-ID').fill('NL69ZZZ123456780000')
  await settings.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('NL69ZZZ123456780000')).toBeVisible()

  await page.goto(`${studio}/contacts/1`)
  await page.getByRole('button', { name: 'Machtiging toevoegen' }).press('Enter')
  const mandate = page.getByRole('dialog', { name: 'Machtiging toevoegen' })
  await mandate.getByLabel('IBAN').fill('NL91ABNA0417164300')
  await mandate.getByLabel('Getekend op').fill('01-10-2026')
  await accessible('een machtiging')
  await mandate.getByRole('button', { name: 'Toevoegen', exact: true }).press('Enter')
  await expect(mandate).toBeHidden()

  await page.goto(`${studio}/invoices/direct-debits`)
  const row = page.getByRole('row').filter({ hasText: 'Gemeente Haarlem' }).first()
  await row.getByRole('checkbox').check()
  await accessible('te incasseren')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Maak incassobestand' }).press('Enter')
  const xml = await readFile(await (await download).path(), 'utf8')
  expect(xml).toContain('pain.008.001.08')
  expect(xml).toContain('<Id>NL69ZZZ123456780000</Id>')
  expect(xml).toContain('<IBAN>NL91ABNA0417164300</IBAN>')

  await page.getByRole('link', { name: /^incassobestand-/ }).click()
  await expect(page).toHaveURL(/direct-debits\/\d+$/)
  await accessible('een incassobestand')
  await page
    .getByRole('main')
    .getByRole('link', { name: /\d{4}-\d{4}/ })
    .first()
    .click()
  await expect(page.getByText(/^Wordt geïncasseerd op/)).toBeVisible()

  // What the bank says of the file is read where the files are.
  await page.goto(`${studio}/invoices/direct-debits`)
  await page.getByRole('button', { name: 'Lees weigeringen' }).press('Enter')
  const read = page.getByRole('dialog', { name: 'Wat de bank weigerde' })
  const report = `<Document><CstmrPmtStsRpt><OrgnlPmtInfAndSts><TxInfAndSts><OrgnlEndToEndId>VREEMD</OrgnlEndToEndId><TxSts>RJCT</TxSts></TxInfAndSts></OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
  await read
    .locator('input[type=file]')
    .setInputFiles({ name: 'pain002.xml', mimeType: 'application/xml', buffer: Buffer.from(report) })
  await expect(read.getByText(/Er is niets nieuws geweigerd/)).toBeVisible()
  await accessible('wat de bank weigerde')
  await read.press('Escape')
  await page.getByRole('link', { name: /^incassobestand-/ }).click()

  // It was not given to the bank after all, and the invoice is free again.
  await page.getByRole('button', { name: 'Terugnemen' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestand terugnemen' }).press('Enter')
  await expect(page.getByText('Teruggenomen').first()).toBeVisible()
})
