import { pressAt, tabTo } from './support/keyboard.ts'
import { expect, signInAt, studio as root, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { mailsFor } from './support/mails.ts'
import { goWithin } from './support/settled.ts'

const RECIPIENT = 'crediteuren@haarlem.example'

test('an invoice of another series takes a file along, with the keyboard, and says what happened', async ({
  page,
  app,
  accessible,
}) => {
  await signInAt(page, `${root}/settings/numbering`)
  await pressAt(page, page.getByRole('button', { name: 'Reeks toevoegen' }))
  const modal = page.getByRole('dialog', { name: 'Reeks toevoegen' })
  await modal.getByLabel('Naam').fill('Webwinkel')
  await modal.getByLabel('Patroon').fill('WEB-{nr:4}')
  await modal.getByLabel('Volgende nummer').fill('120')
  await accessible('een reeks toevoegen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Andere reeksen' })).toContainText('WEB-0120')
  await fitsInEveryLook(page, accessible, 'de nummering')

  await goWithin(page, `${root}/invoices/new`)
  await page.getByRole('combobox', { name: 'Relatie' }).fill('Haarlem')
  await page.getByRole('option', { name: /Gemeente Haarlem/ }).click()
  const line = page.getByRole('group', { name: 'Regel 1' })
  await line.getByLabel('Omschrijving').fill('Plattegrond')
  await line.getByLabel('Prijs').fill('80')
  await tabTo(page, page.getByRole('combobox', { name: 'Nummerreeks' }))
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Webwinkel' }).click()
  await expect(page.getByText('Het volgende nummer is WEB-0120')).toBeVisible()

  await page.getByLabel('Bijlage toevoegen').setInputFiles([
    { name: 'Voorwaarden.txt', mimeType: 'text/plain', buffer: Buffer.from('Betaal op tijd') },
    { name: 'programma.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ\u0000\u0001\u0002') },
  ])
  const attachments = page.getByRole('list', { name: 'Bijlagen bij de e-mail' })
  await expect(attachments).toContainText('Voorwaarden.txt')
  await expect(page.getByText('Dit soort bestand kan hier niet bij.').last()).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een concept met een bijlage')

  await pressAt(page, page.getByRole('button', { name: 'Factuur versturen' }))
  const letter = page.getByRole('dialog', { name: 'Factuur versturen' })
  await expect(letter.getByText('Voorwaarden.txt', { exact: true })).toBeVisible()
  await pressAt(page, letter.getByRole('button', { name: 'Versturen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Factuur WEB-0120' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Verloop van factuur WEB-0120' })).toContainText('Bekeken')
  await expect(page.getByText(`Verzonden naar ${RECIPIENT}`)).toBeVisible()
  const taken = async () =>
    (await mailsFor(app.outbox, RECIPIENT)).flatMap((mail) => mail.attachments.map(({ filename }) => filename))
  await expect.poll(taken).toEqual(expect.arrayContaining(['Factuur WEB-0120.pdf', 'Voorwaarden.txt']))
  await fitsInEveryLook(page, accessible, 'een factuur van een andere reeks')
})
