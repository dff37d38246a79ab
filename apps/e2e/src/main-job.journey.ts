import { writeCamt053 } from '@klopt/bank-statements/testing'
import { formatEuro } from '@klopt/validators'
import type { Page } from '@playwright/test'
import type { Email } from 'postal-mime'
import type { Accessible } from './support/accessible.ts'
import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { mailsFor } from './support/mails.ts'
import { goWithin } from './support/settled.ts'
import { today } from './support/today.ts'

test('from a new customer to a paid invoice and the VAT box', async ({ page, app, accessible }) => {
  await signInToStudio(page)
  await expect(page.getByText('Op de bank', { exact: true })).toBeVisible()
  await accessible('het dashboard')

  await addCustomer(page, root)
  await accessible('een relatie')

  const number = await sendInvoice(page, root, accessible)
  await expect.poll(() => invoicesMailed(app.outbox, number)).toBe(1)

  await importPayment(page, root, number, accessible)
  await processPayment(page, root, number, accessible)

  await goWithin(page, `${root}/invoices`)
  const row = page.getByRole('row').filter({ has: page.getByText(number, { exact: true }) })
  await expect(row).toContainText('Betaald')
  await accessible('de facturen')

  await goWithin(page, `${root}/vat-return`)
  await expect(page.getByRole('heading', { level: 1, name: /^Btw / })).toBeVisible()
  await accessible('de btw-aangifte')
  await page.getByRole('row').filter({ hasText: 'hoog tarief' }).getByRole('button').first().click()
  await expect(page.getByRole('dialog').getByText(`Factuur ${number}`).first()).toBeVisible()
  await accessible('de documenten van een rubriek')
})

async function addCustomer(page: Page, root: string): Promise<void> {
  await goWithin(page, `${root}/contacts/new`)
  await page.getByLabel('Naam', { exact: true }).fill('Café De Zon')
  await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 12')
  await page.getByLabel('Postcode').fill('2011ab')
  await page.getByLabel('Plaats').fill('Haarlem')
  await page.getByLabel('E-mailadres').fill('baas@dezon.example')
  await page.getByRole('button', { name: /opslaan|bewaren|toevoegen/i }).click()
  await expect(page.getByRole('heading', { name: 'Café De Zon' })).toBeVisible()
}

async function sendInvoice(page: Page, root: string, accessible: Accessible): Promise<string> {
  await goWithin(page, `${root}/invoices/new`)
  const contact = page.getByRole('combobox', { name: 'Relatie' })
  await contact.fill('De Zon')
  await page.getByRole('option', { name: /Café De Zon/ }).click()
  const line = page.getByRole('group', { name: 'Regel 1' })
  await line.getByLabel('Omschrijving').fill('Ontwerp menukaart')
  await line.getByLabel('Aantal').fill('12,5')
  await line.getByLabel('Prijs').fill('80')
  await expect(page.getByRole('region', { name: 'Totalen' })).toContainText('1.210,00')
  await accessible('de factuureditor')
  await page.getByRole('button', { name: 'Factuur versturen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Aan')).toHaveValue('baas@dezon.example')
  await accessible('het versturen')
  await dialog.getByRole('button', { name: /versturen/i }).click()
  const heading = page.getByRole('heading', { level: 1, name: /\d{4}-\d{4}/ })
  await expect(heading).toBeVisible()
  // A job makes the PDF and mails it; on a busy machine it waits for the processor.
  await expect(page.getByText('Verzonden').first()).toBeVisible({ timeout: 60_000 })
  await accessible('de definitieve factuur')
  return /\d{4}-\d{4}/.exec(await heading.innerText())?.[0] ?? ''
}

/** How many mails to the customer carry the invoice as a PDF. */
async function invoicesMailed(outbox: string, number: string): Promise<number> {
  const mails = await mailsFor(outbox, 'baas@dezon.example')
  const isPdf = ({ filename, mimeType }: Email['attachments'][number]) =>
    mimeType === 'application/pdf' && filename?.includes(number)
  return mails.filter(({ attachments }) => attachments.some(isPdf)).length
}

async function importPayment(page: Page, root: string, number: string, accessible: Accessible): Promise<void> {
  const [, id] = /administrations\/(\d+)/.exec(root) ?? []
  const books = (await (await page.request.get(`/api/v2/administrations/${id}/bank/books`)).json()) as {
    iban: string
    balanceCents: number
  }[]
  const book = books[0]
  if (!book) throw new Error('the demo world has no bank book')
  const line = {
    date: today,
    valueDate: today,
    kind: null,
    structuredReference: null,
    endToEndId: null,
    balanceAfterCents: null,
  }
  const statement = writeCamt053({
    iban: book.iban.replaceAll(' ', ''),
    currency: 'EUR',
    from: today,
    to: today,
    openingBalanceCents: book.balanceCents,
    closingBalanceCents: book.balanceCents + 121_000 - 2_420,
    statementId: 'vandaag',
    lines: [
      {
        ...line,
        amountCents: 121_000,
        counterpartyName: 'Cafe De Zon',
        counterpartyIban: 'NL91ABNA0417164300',
        description: `Betaling ${number}`,
      },
      {
        ...line,
        amountCents: -2_420,
        counterpartyName: 'Kantoorvakhandel Pen',
        counterpartyIban: null,
        description: 'Papier',
      },
    ],
  })
  await goWithin(page, `${root}/bank/import`)
  await page.getByRole('button', { name: 'Importeren', exact: true }).click()
  await expect(page.getByText('Geen bestand geselecteerd.')).toBeVisible()
  await page
    .getByLabel('Bankafschrift')
    .setInputFiles({ name: 'vandaag.xml', mimeType: 'application/xml', buffer: Buffer.from(statement) })
  const importButton = page.getByRole('button', { name: '2 regels importeren' })
  await expect(importButton).toBeVisible()
  await expect(page.getByText('Geen bestand geselecteerd.')).toHaveCount(0)
  await accessible('het importeren')
  await importButton.click()
  await expect(page.getByText('2 regels geïmporteerd.').first()).toBeVisible()
}

async function processPayment(page: Page, root: string, number: string, accessible: Accessible): Promise<void> {
  await goWithin(page, `${root}/bank`)
  await page.getByText(`Betaling ${number}`).first().click()
  const panel = page.getByRole('complementary', { name: 'Gekozen bankregel' })
  await expect(panel).toContainText(`Factuur ${number}`)
  await expect(panel).toContainText(formatEuro(121_000))
  await expect(panel).toContainText('Klopt')
  await accessible('de bank')
  await panel.getByRole('button', { name: /^Akkoord/ }).click()
  await expect(page.getByText(`Betaling ${number}`)).toHaveCount(0)
}
