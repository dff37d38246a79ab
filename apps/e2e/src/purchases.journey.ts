import { readFile } from 'node:fs/promises'
import { addDays, formatDate, formatIban } from '@klopt/validators'
import type { Locator, Page } from '@playwright/test'
import type { Accessible } from './support/accessible.ts'
import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { ibanOf } from './support/iban-of.ts'
import { photo, scan, textPdf, type SupplierInvoice, type InvoiceFile } from './support/supplier-invoice.ts'
import { today } from './support/today.ts'

const inbox = `${root}/purchases/documents`

/** Of a supplier that the demo world has booked from before. */
const knownInvoice = (iban: string): SupplierInvoice => ({
  supplier: 'Wolkenhuis Hosting B.V.',
  kvkNumber: '75120431',
  iban: formatIban(iban),
  number: 'WH20269901',
  date: formatDate(addDays(today, -2)),
  dueDate: formatDate(addDays(today, 12)),
  description: 'Webhosting Studio',
  net: '40,00',
  vat: '8,40',
  gross: '48,40',
})
const newInvoice = (number: string, supplier: string): SupplierInvoice => ({
  supplier,
  kvkNumber: '34118214',
  iban: 'NL91 ABNA 0417 1643 00',
  number,
  date: formatDate(addDays(today, -5)),
  dueDate: formatDate(addDays(today, 9)),
  description: 'Onderhoud printer',
  net: '100,00',
  vat: '21,00',
  gross: '121,00',
})

test('three documents dropped at once are read, booked by mouse and by keyboard, and paid by file', async ({
  page,
  browser,
  accessible,
}) => {
  test.setTimeout(180_000)
  await signInToStudio(page)
  const files = [
    await textPdf(browser, knownInvoice(await ibanOf(page, 'Wolkenhuis'))),
    await scan(browser, newInvoice('PS-2026-118', 'Printservice Spaarne')),
    await photo(browser, newInvoice('BK-26044', 'Bakfiets Koeriers')),
  ]
  const viewerScripts = viewerScriptsOf(page)
  await page
    .getByRole('link', { name: /^Inkoop/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Documenten', exact: true }).click()
  await expect(page.getByText('Facturen en bonnetjes', { exact: true })).toBeVisible()
  await accessible('de documenten')

  await drop(page, files)
  await expect(page.getByText(/^\d document(en)? word(t|en) gelezen/)).toBeVisible()
  for (const { name } of files) {
    await expect(documentRow(page, name)).toContainText('Gelezen', { timeout: 60_000 })
  }
  await expect(documentRow(page, 'WH20269901.pdf')).toContainText('48,40')
  await drop(page, files.slice(0, 1))
  await expect(page.getByText('Dit document is er al')).toBeVisible()
  await accessible('de documenten met een bekend bestand')
  expect(viewerScripts).toEqual([])

  await bookKnown(page, accessible)
  expect(viewerScripts.length).toBeGreaterThan(0)
  await bookByMouse(page, accessible)
  await bookByKeyboard(page)
  await pay(page, accessible)
})

/** What loads for showing documents. */
function viewerScriptsOf(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (/\/assets\/pdf[.-]/.test(request.url())) found.push(request.url())
  })
  return found
}

/** Drops files beside the box: the whole page takes them. */
async function drop(page: Page, files: readonly InvoiceFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, content: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, content } of list) {
      const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0))
      transfer.items.add(new File([bytes], name, { type: mimeType }))
    }
    return transfer
  }, sent)
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer })
}

const documentRow = (page: Page, name: string): Locator =>
  page.getByRole('grid', { name: 'Documenten' }).getByRole('row').filter({ hasText: name })

async function openDocument(page: Page, name: string): Promise<void> {
  await page.goto(inbox)
  await documentRow(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Inkoopfactuur boeken' })).toBeVisible()
  // The invoice is there, with what can be picked of it.
  await expect(page.getByRole('group', { name: 'Pagina’s' })).toBeVisible()
}

/** A recognised invoice of a known supplier: every field is confirmed, in at most ten keystrokes. */
async function bookKnown(page: Page, accessible: Accessible): Promise<void> {
  await openDocument(page, 'WH20269901.pdf')
  await expect(page.getByRole('textbox', { name: 'Factuurnummer' })).toHaveValue('WH20269901')
  await expect(page.getByRole('combobox', { name: 'Leverancier' })).toHaveValue('Wolkenhuis Hosting B.V.')
  await expect(page.getByRole('combobox', { name: 'Leverancier' })).toBeFocused()
  await expect(page.getByText('40,00 + 8,40 = 48,40 · klopt')).toBeVisible()
  await accessible('het boeken')
  // Passing by is no confirming.
  await page.getByRole('textbox', { name: 'Factuurnummer' }).focus()
  await page.getByRole('combobox', { name: 'Leverancier' }).focus()
  await expect(page.getByText('bevestigd', { exact: true })).toHaveCount(0)
  const before = page.url()
  await page.evaluate(() => {
    document.documentElement.dataset['keys'] = '0'
    window.addEventListener(
      'keydown',
      () => (document.documentElement.dataset['keys'] = String(Number(document.documentElement.dataset['keys']) + 1)),
      true,
    )
  })
  const book = page.getByRole('button', { name: 'Boeken', exact: true })
  const isReady = () => book.evaluate((button) => button === document.activeElement)
  for (let times = 0; times < 9 && !(await isReady()); times += 1) await page.keyboard.press('Enter')
  await expect(page.getByText('gelezen', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/De inkoopfactuur is geboekt/).first()).toBeVisible()
  await expect(page).not.toHaveURL(before)
  await expect(page).toHaveURL(/purchases\/documents\/\d+/)
  const keystrokes = Number(await page.evaluate(() => document.documentElement.dataset['keys']))
  expect(keystrokes).toBeLessThanOrEqual(10)
}

/** A scan of a supplier that is new: its values are clicked in the document. */
async function bookByMouse(page: Page, accessible: Accessible): Promise<void> {
  await openDocument(page, 'PS-2026-118.png')
  await addSupplier(page, 'Printservice Spaarne', accessible)
  await pickByMouse(page, 'Factuurnummer', /Factuurnummer PS-2026-118 overnemen/, 'PS-2026-118')
  await pickByMouse(page, 'Totaal incl. btw', /Bedrag € 121,00 overnemen/, '121,00')
  await expect(page.getByText('100,00 + 21,00 = 121,00 · klopt')).toBeVisible()
  await chooseAccount(page)
  const before = page.url()
  await page.getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(page).not.toHaveURL(before)
}

async function addSupplier(page: Page, name: string, accessible?: Accessible): Promise<void> {
  const supplier = page.getByRole('combobox', { name: 'Leverancier' })
  const form = page.getByRole('group', { name: 'Nieuwe leverancier' })
  await expect(supplier.or(form).first()).toBeVisible()
  if (await supplier.isVisible()) {
    await supplier.fill(name)
    await page.getByRole('option', { name: /Nieuwe relatie/ }).click()
  }
  await form.getByLabel('Naam').fill(name)
  await form.getByLabel('IBAN').fill('NL91ABNA0417164300')
  await accessible?.('een nieuwe leverancier')
  await form.getByRole('button', { name: 'Leverancier toevoegen' }).click()
  await expect(form).toHaveCount(0)
}

async function pickByMouse(page: Page, label: string, candidate: RegExp, value: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill('')
  await page.getByRole('button', { name: candidate }).first().click()
  await expect(field).toHaveValue(value)
  await expect(field).toBeFocused()
}

/** Where nothing is suggested, somebody says what it was. */
async function chooseAccount(page: Page): Promise<void> {
  const account = page.getByRole('combobox', { name: 'Kosten' })
  await account.fill('kantoor')
  await page.getByRole('option').first().click()
}

/** A photo: the arrows go through what can be picked, Enter takes it, and the focus is back in the field. */
async function bookByKeyboard(page: Page): Promise<void> {
  await openDocument(page, 'BK-26044.jpg')
  await addSupplier(page, 'Bakfiets Koeriers')
  await page.getByRole('textbox', { name: 'Factuurnummer' }).fill('BK-26044')
  await page.getByRole('textbox', { name: 'Datum', exact: true }).fill(formatDate(addDays(today, -5)))
  await page.getByRole('textbox', { name: 'Vervalt' }).fill(formatDate(addDays(today, 9)))
  const gross = page.getByRole('textbox', { name: 'Totaal incl. btw' })
  await gross.fill('')
  await page.keyboard.press('Alt+ArrowDown')
  const total = page.getByRole('button', { name: /Bedrag € 121,00 overnemen/ })
  const isThere = () => total.first().evaluate((button) => button === document.activeElement)
  for (let times = 0; times < 12 && !(await isThere()); times += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(gross).toHaveValue('121,00')
  await expect(gross).toBeFocused()
  await chooseAccount(page)
  const before = page.url()
  await page.keyboard.press('Control+Enter')
  await expect(page).not.toHaveURL(before)
}

async function pay(page: Page, accessible: Accessible): Promise<void> {
  await page.goto(`${root}/purchases/payments`)
  const grid = page.getByRole('grid', { name: 'Te betalen' })
  await grid.getByRole('checkbox', { name: /WH20269901/ }).check()
  await grid.getByRole('checkbox', { name: /PS-2026-118/ }).check()
  const form = page.getByRole('region', { name: 'Betaalbestand', exact: true })
  await expect(page.getByRole('group', { name: 'Acties voor de selectie' })).toContainText('169,40')
  await accessible('te betalen')
  const downloading = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Maak betaalbestand' }).click()
  const xml = await readFile(await (await downloading).path(), 'utf8')
  expect(xml).toContain('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09')
  expect(xml).toMatch(/<InstdAmt Ccy="EUR">48\.40<\/InstdAmt>/)
  expect(xml).toMatch(/<InstdAmt Ccy="EUR">121\.00<\/InstdAmt>/)
  expect(xml).toContain('WH20269901')
  await expect(grid.getByRole('row').filter({ hasText: 'WH20269901' })).toContainText('In betaalbestand')
  const files = page.getByRole('region', { name: 'Betaalbestanden' })
  await accessible('de betaalbestanden')
  await files.getByRole('button', { name: 'Annuleren' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Bestand annuleren' }).click()
  await expect(files).toContainText('Geannuleerd')
  await expect(grid.getByRole('row').filter({ hasText: 'WH20269901' })).not.toContainText('In betaalbestand')
}
