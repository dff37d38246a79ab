import { makeChargesDue } from '@klopt/api/due-charges'
import { expectAccessible } from './support/accessible.ts'
import { startApp } from './support/app.ts'
import { copyDemoWorld, removeFolder } from './support/demo-world.ts'
import { expect, signInAt, studio, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'
import { settled } from './support/settled.ts'
import { signInAsStaff } from './support/staff.ts'

const creditor = {
  CREDITOR_NAME: 'Klopt B.V.',
  CREDITOR_ADDRESS: 'Kade 1, 1234 AB Stad',
  CREDITOR_VAT_NUMBER: 'NL123456789B01',
  CREDITOR_IBAN: 'NL91ABNA0417164300',
  CREDITOR_IDENTIFIER: 'NL69ZZZ123456780000',
  SUBSCRIPTIONS_CHARGED_FROM: '2020-01-01',
}

test('support makes a file of what is due, notes what failed and tries it once more; who pays sees it all', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const folder = await copyDemoWorld()
  const app = await startApp(folder, creditor)
  const page = await (await browser.newContext({ baseURL: app.url })).newPage()
  const accessible = (screen: string) => expectAccessible(page, screen)
  const told = page.getByRole('region', { name: 'Meldingen' })
  await signInAsStaff(page, 'support@demo.klopt.nl')
  await page.getByRole('link', { name: 'Incasso', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Incasso van abonnementen' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek een factuur' }).fill('Studio Noord')
  await page.keyboard.press('Enter')
  await settled(page)
  const row = page.getByRole('row', { name: /^Studio Noord/ })
  // The server charges as it starts, and may not be done.
  await expect(async () => {
    await page.reload()
    await expect(row).toContainText('Te incasseren', { timeout: 2000 })
  }).toPass({ timeout: 30_000 })
  await makeChargesDue(app.dataDir)
  const number = /KL\d{4}-\d{5}/.exec((await row.textContent()) ?? '')?.[0]
  await expect(row).toContainText('€\u00a0214,17')
  await accessible('de incasso van abonnementen')

  await page.getByRole('button', { name: 'Maak incassobestand' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Incassobestand maken' })
  await expect(dialog).toContainText('samen €')
  await accessible('een incassobestand maken')
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Maak en download' }).press('Enter')
  expect((await downloaded).suggestedFilename()).toMatch(/^incasso-abonnementen-KLOPT-KL\d{4}-\d{5}-1\.xml$/)
  await expect(row).toContainText('Bij de bank')

  await row.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Incasso mislukt' }).press('Enter')
  const failed = page.getByRole('dialog', { name: /is mislukt$/ })
  await failed.getByRole('button', { name: 'Mislukt markeren' }).press('Enter')
  await expect(failed.getByText('Kies een reden')).toBeVisible()
  await failed.getByRole('combobox', { name: 'Reden' }).press('Enter')
  await page.getByRole('option', { name: /^AM04/ }).click()
  await accessible('een incasso die mislukte')
  await failed.getByRole('button', { name: 'Mislukt markeren' }).press('Enter')
  await expect(told.getByText('Studio Noord krijgt een mail dat de incasso is mislukt')).toBeVisible()
  await page.getByRole('link', { name: /^Mislukte incasso’s/ }).press('Enter')
  await expect(row).toContainText('Er staat te weinig op de rekening')

  const own = await (await browser.newContext({ baseURL: app.url })).newPage()
  await signInAt(own, `${studio}/settings/subscription`)
  const invoices = own.getByRole('region', { name: 'Facturen' })
  await expect(invoices.getByRole('row', { name: new RegExp(`^${number}`) })).toContainText(
    'Er staat te weinig op de rekening',
  )
  await own.context().close()

  await row.focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Probeer opnieuw' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nog een keer incasseren' }).press('Enter')
  await expect(told.getByText(`We incasseren ${number} op `)).toBeVisible()
  await expect(row).toHaveCount(0)
  for (const subject of [
    `De incasso van factuur ${number} is mislukt`,
    `We schrijven factuur ${number} nog een keer af`,
  ]) {
    const mails = () => mailsTo(app.outbox, 'facturen@studionoord.example', subject)
    await expect.poll(async () => (await mails()).length, { timeout: 60_000 }).toBe(1)
  }

  await page.getByRole('button', { name: 'Lees bankbestand' }).press('Enter')
  const read = page.getByRole('dialog', { name: 'Wat de bank weigerde' })
  await read
    .locator('input[type=file]')
    .setInputFiles({ name: 'ander.xml', mimeType: 'application/xml', buffer: Buffer.from('<Document/>') })
  await expect(read.getByText(/staan geen geweigerde of teruggeboekte incasso’s/)).toBeVisible()
  await accessible('een bestand van de bank')
  await page.context().close()
  await app.stop()
  await removeFolder(folder)
})
