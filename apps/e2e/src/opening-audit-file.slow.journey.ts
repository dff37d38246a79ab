import { Buffer } from 'node:buffer'
import { expect, signInAt, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'

/** Noord Cadeaubon, of the same owner: what begins in 2020 has returns to file from then on, which the studio has not. */
const books = '/v2/administrations/18'

const account = (number: string, name: string, rgs: string) =>
  `<ledgerAccount><accID>${number}</accID><accDesc>${name}</accDesc><accTp>B</accTp><leadReference>${rgs}</leadReference></ledgerAccount>`
const line = (number: string, on: string, amount: string, side: string) =>
  `<obLine><nr>${number}</nr><accID>${on}</accID><amnt>${amount}</amnt><amntTp>${side}</amntTp></obLine>`

/** Of an old package, before the demo's own books begin. */
const OLD = `<?xml version="1.0" encoding="utf-8"?><auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">
<header><fiscalYear>2020</fiscalYear><startDate>2020-01-01</startDate><endDate>2020-12-31</endDate><curCode>EUR</curCode>
<dateCreated>2021-01-02</dateCreated><softwareDesc>Oud Pakket</softwareDesc></header>
<company><companyIdent>1</companyIdent><companyName>Noord Cadeaubon</companyName><taxRegistrationCountry>NL</taxRegistrationCountry>
<taxRegIdent>NL123456782B12</taxRegIdent><generalLedger>${account('11', 'Rekening-courant', 'BLimBanRba')}${account('500', 'Kapitaal', 'BEivKapOnd')}</generalLedger>
<openingBalance><opBalDate>2020-01-01</opBalDate><linesCount>2</linesCount><totalDebit>1000.00</totalDebit><totalCredit>1000.00</totalCredit>
${line('1', '11', '1000.00', 'D')}${line('2', '500', '1000.00', 'C')}</openingBalance></company></auditfile>`

test('an owner takes the opening balance of an old package over by keyboard, and undoes it', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${books}/opening-balance`)
  await page.getByRole('link', { name: 'Auditfile overnemen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Auditfile overnemen' })).toBeVisible()

  const file = { name: 'oud.xaf', mimeType: 'application/xml', buffer: Buffer.from(OLD) }
  await page.locator('input[type=file]').setInputFiles(file)
  const bank = page.getByRole('combobox', { name: 'Rekening voor 11 Rekening-courant' })
  await expect(bank).toHaveValue('1100 Bank')
  await fitsInEveryLook(page, accessible, 'auditfile overnemen')

  await bank.fill('1120')
  await page.getByRole('option', { name: /1120/ }).waitFor()
  await bank.press('Enter')
  await expect(bank).toHaveValue(/1120/)
  await page.getByRole('button', { name: 'Beginbalans overnemen' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Overgenomen' })).toBeVisible()

  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter')
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Ongedaan maken' })
    .press('Enter')
  await expect(page.getByText('De overname is ongedaan gemaakt.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Overgenomen' })).toBeHidden()
})
