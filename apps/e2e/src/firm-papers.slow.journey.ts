import { registerBookkeeper } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { thisYear } from './support/today.ts'

test('a firm lays its checklist out in the dossier of a client, ticks it off, and applies its own accounts', async ({
  page,
  app,
  accessible,
}) => {
  test.setTimeout(120_000)
  const firm = await registerBookkeeper(page, app, 'bea@kantoor-drie.example')
  await page.goto(`${firm}/clients`)
  await page.getByRole('button', { name: 'Klant toevoegen' }).press('Enter')
  const client = page.getByRole('dialog', { name: 'Nieuwe klant' })
  await client.getByLabel('Bedrijfsnaam').fill('Bakkerij Maan')
  await client.getByLabel('E-mailadres van de eigenaar').fill('eigenaar@bakkerijmaan.example')
  await client.getByRole('button', { name: 'Klant maken' }).press('Enter')
  await expect(page.getByRole('row').filter({ hasText: 'Bakkerij Maan' })).toBeVisible()

  await page.goto(`${firm}/templates`)
  await page.getByRole('button', { name: 'Nieuw sjabloon' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Checklist' }).press('Enter')
  const checklist = page.getByRole('dialog', { name: 'Checklist' })
  await checklist.getByLabel('Naam').fill('Jaarwerk')
  await checklist.getByLabel('Punten').fill('Bank compleet\nVoorraad geteld')
  await checklist.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(page.getByText('2 punten')).toBeVisible()

  await page.getByRole('button', { name: 'Nieuw sjabloon' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Rekeningschema' }).press('Enter')
  const scheme = page.getByRole('dialog', { name: 'Rekeningschema' })
  await scheme.getByLabel('Naam').fill('Onze rekeningen')
  await scheme.getByLabel('Rekeningen').fill('4899; Podcast; Iets')
  await scheme.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(scheme.getByText(/Regel 1: kies als soort/)).toBeVisible()
  await scheme.getByLabel('Rekeningen').fill('4899; Podcast; Kosten')
  await accessible('een rekeningschema')
  await scheme.getByRole('button', { name: 'Bewaren' }).press('Enter')
  await expect(page.getByText('1 rekening', { exact: true })).toBeVisible()
  await accessible('de sjablonen van een kantoor')

  for (const [name, line] of [
    ['Jaarwerk', 'Nieuw: Bank compleet'],
    ['Onze rekeningen', 'Nieuw: 4899 Podcast'],
  ] as const) {
    await page.getByRole('button', { name: `${name} toepassen` }).press('Enter')
    const apply = page.getByRole('dialog', { name: `${name} toepassen` })
    await apply.getByRole('combobox', { name: 'Klanten' }).press('Enter')
    await page.getByRole('option', { name: 'Bakkerij Maan' }).click()
    await page.keyboard.press('Escape')
    await apply.getByRole('button', { name: 'Bekijken wat er verandert' }).press('Enter')
    await expect(apply.getByText(line)).toBeVisible()
    await accessible(`${name} toepassen`)
    await apply.getByRole('button', { name: 'Toepassen', exact: true }).press('Enter')
    await expect(apply).toBeHidden()
  }

  await page.goto(`${firm}/clients`)
  await page.getByRole('row').filter({ hasText: 'Bakkerij Maan' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.getByRole('link', { name: 'Dossier' }).press('Enter')
  await expect(page).toHaveURL(/\/dossier$/)
  const year = thisYear - 1
  await page.goto(`${new URL(page.url()).pathname}?year=${year}`)
  await page.getByRole('checkbox', { name: 'Bank compleet' }).press('Space')
  await expect(page.getByText('Te doen: 1 van 2 klaar')).toBeVisible()
  await page.getByLabel('Nieuwe notitie').fill('Gebeld over de voorraad.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).press('Enter')
  await expect(page.getByRole('list', { name: 'Notities' })).toContainText('Gebeld over de voorraad.')
  await page
    .getByLabel('Document toevoegen')
    .setInputFiles({ name: 'telling.csv', mimeType: 'text/csv', buffer: Buffer.from('naam;bedrag\nKas;12') })
  const documents = page.getByRole('list', { name: 'Documenten', exact: true })
  await expect(documents).toContainText('telling.csv')
  await accessible('het dossier van een klant')
  await documents.getByRole('button', { name: 'telling.csv verwijderen' }).press('Enter')
  await expect(documents).toBeHidden()
})
