import { readFile } from 'node:fs/promises'
import { deflateSync, crc32 } from 'node:zlib'
import type { Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import type { Email } from 'postal-mime'
import type { Accessible } from './support/accessible.ts'
import { registerOwner } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { mailsFor } from './support/mails.ts'
import { goWithin } from './support/settled.ts'
import { thisYear } from './support/today.ts'

test('an owner sets up the books: details, logo and colour, bank, mail text, account, and takes everything along', async ({
  page,
  app,
  accessible,
}) => {
  test.setTimeout(240_000)
  await registerOwner(page, app, 'instellingen@zelf.example')
  const root = new URL(page.url()).pathname.replace(/\/dashboard$/, '')
  const done = page.getByRole('progressbar', { name: /klaar/ })
  await expect(done).toHaveAttribute('aria-valuenow', '1')
  await accessible('de eerste stappen')

  const next = page.getByRole('button', { name: 'Dit klopt, verder' })
  await page.getByLabel('KvK-nummer').fill('640')
  await next.click()
  await expect(page.getByLabel('KvK-nummer')).toHaveAttribute('aria-invalid', 'true')
  await accessible('de bedrijfsgegevens bij de eerste stap')
  await page.getByLabel('Plaats').fill('Haarlem')
  await expect(page.getByRole('region', { name: 'Zo ziet je factuur eruit' })).toContainText('Haarlem')
  await page.getByLabel('KvK-nummer').fill('64012347')
  await next.click()
  await expect(page.getByText('Opgeslagen, maar nog niet compleet')).toBeVisible()
  await expect(page.getByLabel('Straat en huisnummer')).toHaveAccessibleDescription('Nog nodig op je facturen')
  await accessible('een stap waarvan nog iets mist')
  await goWithin(page, `${root}/settings/company`)
  await fillCompany(page)
  await chooseLook(page, root, accessible)
  await addBook(page, root, accessible)
  await chooseWords(page, root, accessible)
  await addAccount(page, root, accessible)

  const mail = await sendInvoice(page, root, app.outbox)
  expect(mail.subject).toBe(`Rekening ${thisYear}-0001`)
  expect(mail.text).toContain('Dag Café De Zon')
  expect(mail.html).toContain('Dag Café De Zon')

  await goWithin(page, `${root}/dashboard`)
  // All five were done on screens of their own: nothing is left to begin with.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Zo begin je' })).toHaveCount(0)

  const files = await takeAlong(page, root)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['facturen.csv', 'boekingsregels.csv']))
  expect(Object.keys(files).some((name) => /^bestanden\/Factuur .*\.pdf$/.test(name))).toBe(true)
  expect(Buffer.from(files['relaties.csv'] ?? []).toString()).toContain('Café De Zon')
})

const told = (page: Page, text: string) => page.getByRole('region', { name: 'Meldingen' }).getByText(text).first()

async function fillCompany(page: Page): Promise<void> {
  await page.getByLabel('Straat en huisnummer').fill('Spaarne 14')
  await page.getByLabel('Postcode').fill('2011ch')
  await page.getByLabel('Plaats').fill('Haarlem')
  await page.getByLabel('KvK-nummer').fill('64012347')
  await page.getByLabel('Btw-id').fill('NL123456782B12')
  await page.getByLabel('Omzetbelastingnummer').fill('123456789B01')
  await expect(page.getByText('de cijfers passen niet bij elkaar')).toBeVisible()
  await page.getByRole('textbox', { name: 'IBAN' }).fill('NL20INGB0001234567')
  await page.getByLabel('Website').fill('htp:/x')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(page.getByLabel('Website')).toBeFocused()
  await expect(page.getByText('Vul een geldige website in')).toBeVisible()
  await page.getByLabel('Website').fill('www.dewit.example')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Instellingen opgeslagen')).toBeVisible()
}

/** The paper follows while one chooses, and the editor of invoices draws the same. */
async function chooseLook(page: Page, root: string, accessible: Accessible): Promise<void> {
  await goWithin(page, `${root}/settings/invoice`)
  const paper = page.getByRole('article', { name: 'Factuur op papier' })
  await expect(paper).toContainText('De Wit Advies')
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png() })
  await expect(paper.getByRole('img', { name: 'Logo van De Wit Advies' })).toBeVisible()
  const line = paper.getByText('Te betalen')
  const before = await line.evaluate((element) => getComputedStyle(element.parentElement as Element).borderTopColor)
  await page.getByRole('button', { name: /Accentkleur/ }).click()
  await page.getByRole('button', { name: 'Bordeaux' }).click()
  await page.keyboard.press('Escape')
  await expect
    .poll(() => line.evaluate((element) => getComputedStyle(element.parentElement as Element).borderTopColor))
    .not.toBe(before)
  // Each layout is drawn as it is chosen: a wide one has its quantities below the title.
  await expect(paper.getByRole('columnheader', { name: 'Aantal' })).toBeVisible()
  await page.getByRole('radio', { name: /Ruim/ }).check()
  await expect(paper.getByRole('columnheader', { name: 'Aantal' })).toBeHidden()
  await page.getByRole('radio', { name: /Compact/ }).check()
  await expect(paper.getByRole('columnheader', { name: 'Aantal' })).toBeVisible()
  await page.getByLabel('Voettekst').fill('Dank je wel voor je opdracht')
  await expect(paper).toContainText('Dank je wel voor je opdracht')
  await accessible('de opmaak van facturen')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'Instellingen opgeslagen')).toBeVisible()
}

async function addBook(page: Page, root: string, accessible: Accessible): Promise<void> {
  await goWithin(page, `${root}/settings/bank-books`)
  await page.getByRole('button', { name: 'Rekening toevoegen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('IBAN').fill('NL20INGB0001234567')
  await dialog.getByLabel('IBAN').blur()
  await expect(dialog.getByLabel('Naam', { exact: true })).toHaveValue('ING 4567')
  await accessible('een nieuwe rekening')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'ING 4567' })).toContainText('Hoofdrekening')
  // What has no IBAN is called by the name of the card.
  await page.getByRole('button', { name: 'Rekening toevoegen' }).click()
  await dialog.getByRole('combobox', { name: 'Soort' }).click()
  await page.getByRole('option', { name: 'Creditcard' }).click()
  await dialog.getByRole('combobox', { name: 'Kaart' }).click()
  await page.getByRole('option', { name: 'American Express' }).click()
  await expect(dialog.getByLabel('Naam', { exact: true })).toHaveValue('American Express')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'American Express' })).toContainText('Creditcard')
  // A payment provider is called by itself, and its book is of it alone.
  await page.getByRole('button', { name: 'Rekening toevoegen' }).click()
  await dialog.getByRole('combobox', { name: 'Soort' }).click()
  await page.getByRole('option', { name: 'Stripe' }).click()
  await expect(dialog.getByLabel('Naam', { exact: true })).toHaveValue('Stripe')
  await dialog.getByLabel('Naam', { exact: true }).fill('Webwinkel')
  await dialog.getByRole('button', { name: 'Toevoegen' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Webwinkel' })).toContainText('Stripe')
}

async function chooseWords(page: Page, root: string, accessible: Accessible): Promise<void> {
  await goWithin(page, `${root}/settings/email-texts`)
  await page.getByLabel('Onderwerp').fill('Rekening {{factuurnummer}}')
  const text = page.getByRole('textbox', { name: 'Tekst van de mail' })
  // What was saved before is said above it for as long as the pointer rests on that.
  await page.mouse.move(0, 0)
  await text.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Dag {{klant}} ')
  const preview = page.getByRole('region', { name: 'Voorbeeld' })
  await expect(preview).toContainText('Dag Voorbeeldklant B.V.')
  await accessible('de e-mailteksten')
  await page.getByRole('button', { name: 'Opslaan' }).click()
  await expect(told(page, 'E-mailtekst opgeslagen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Standaardtekst terugzetten' })).toBeVisible()
}

async function addAccount(page: Page, root: string, accessible: Accessible): Promise<void> {
  await goWithin(page, `${root}/settings/ledger-accounts`)
  await page.getByRole('button', { name: 'Rekening toevoegen' }).click()
  const pane = page.getByRole('dialog')
  await pane.getByLabel('Nummer').fill('8199')
  await pane.getByLabel('Soort').click()
  await page.getByRole('option', { name: 'Opbrengst' }).click()
  await pane.getByLabel('Naam', { exact: true }).fill('Workshops')
  await accessible('een nieuwe rekening')
  await pane.getByRole('button', { name: 'Rekening opslaan' }).click()
  await page.getByLabel('Zoek een rekening').fill('8199')
  await expect(page.getByRole('row').filter({ hasText: 'Workshops' })).toBeVisible()
}

/** A new customer gets an invoice; the mail it becomes. */
async function sendInvoice(page: Page, root: string, outbox: string): Promise<Email> {
  await goWithin(page, `${root}/contacts/new`)
  await page.getByLabel('Naam', { exact: true }).fill('Café De Zon')
  await page.getByLabel('Straat en huisnummer').fill('Dorpsstraat 12')
  await page.getByLabel('Postcode').fill('2011ab')
  await page.getByLabel('Plaats').fill('Haarlem')
  await page.getByLabel('E-mailadres').fill('instellingen@dezon.example')
  await page.getByRole('button', { name: /opslaan|bewaren|toevoegen/i }).click()
  await expect(page.getByRole('heading', { name: 'Café De Zon' })).toBeVisible()
  await goWithin(page, `${root}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('De Zon')
  await page.getByRole('option', { name: /Café De Zon/ }).click()
  const line = page.getByRole('group', { name: 'Regel 1' })
  await line.getByLabel('Omschrijving').fill('Workshop')
  await line.getByLabel('Prijs').fill('80')
  await page.getByRole('button', { name: 'Factuur versturen' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Bericht' })).toContainText('Dag Café De Zon')
  await dialog.getByRole('button', { name: /versturen/i }).click()
  await expect(page.getByRole('heading', { level: 1, name: /\d{4}-\d{4}/ })).toBeVisible()
  let mail: Email | undefined
  await expect
    .poll(async () => {
      ;[mail] = await mailsFor(outbox, 'instellingen@dezon.example')
      return mail
    })
    .toBeDefined()
  return mail as Email
}

async function takeAlong(page: Page, root: string): Promise<Record<string, Uint8Array>> {
  await goWithin(page, `${root}/settings/export`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporteren' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^De Wit Advies \d{4}-\d{2}-\d{2}\.zip$/)
  return unzipSync(await readFile(await download.path()))
}

/** A picture of one red pixel. */
function png(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])),
    chunk('IDAT', deflateSync(Buffer.from([0, 255, 0, 0]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
