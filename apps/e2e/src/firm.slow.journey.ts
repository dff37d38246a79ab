import type { Browser, Page } from '@playwright/test'
import { password, registerBookkeeper, registerOwner } from './support/account.ts'
import type { RunningApp } from './support/app.ts'
import { expect, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'

/** Another browser, which knows nobody. */
async function otherBrowser(browser: Browser, app: RunningApp): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Makes an account by the link of an invitation. */
async function joinWithAccount(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('Voornaam').fill('Nina')
  await page.getByLabel('Achternaam').fill('Nieuw')
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Account maken en aannemen' }).press('Enter')
}

test('a firm makes the books of a client, whose owner comes in, sees who looks after them and takes them back', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(120_000)
  const owner = 'eigenaar@bakkerijzon.example'
  const firm = await registerBookkeeper(page, app, 'bea@kantoor-een.example')
  await page.goto(`${firm}/clients`)
  await page.getByRole('button', { name: 'Klant toevoegen' }).press('Enter')
  const pane = page.getByRole('dialog', { name: 'Nieuwe klant' })
  await pane.getByRole('button', { name: 'Klant maken' }).press('Enter')
  await expect(pane.getByText('Vul het e-mailadres van de eigenaar in')).toBeVisible()
  await accessible('een nieuwe klant')
  await pane.getByLabel('Bedrijfsnaam').fill('Bakkerij Zon')
  await pane.getByLabel('E-mailadres van de eigenaar').fill(owner)
  await pane.getByRole('radio', { name: 'Je kantoor' }).check()
  await pane.getByRole('button', { name: 'Klant maken' }).press('Enter')
  const row = page.getByRole('row').filter({ hasText: 'Bakkerij Zon' })
  await expect(row).toContainText('Uitgenodigd')
  await expect(row).toContainText('Betaald door kantoor')
  await accessible('de klanten van een kantoor')

  const theirs = await otherBrowser(browser, app)
  const subject = 'Uitnodiging voor de administratie van Bakkerij Zon'
  await joinWithAccount(theirs, await mailedLink(app.outbox, owner, subject))
  await expect(theirs).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
  const books = new URL(theirs.url()).pathname.replace(/\/dashboard$/, '')
  await theirs.goto(`${books}/settings/users`)
  await expect(theirs.getByText('Hier kunnen in: Bea Boek')).toBeVisible()
  await theirs.getByRole('button', { name: 'Toegang intrekken' }).press('Enter')
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Toegang intrekken' }).press('Enter')
  await expect(theirs.getByText('Hier kunnen in: Bea Boek')).toBeHidden()

  await page.reload()
  await expect(page.getByText('Nog geen klanten')).toBeVisible()
  await page.goto(`${books}/dashboard`)
  await expect(page.getByRole('heading', { name: 'Je hebt geen toegang tot deze administratie' })).toBeVisible()
})

test('an owner lets a firm in; a colleague of it joins, sees only what they are given, and a client is let go', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(120_000)
  const [owner, colleague] = ['sanne@laatbijhouden.example', 'nina@kantoor-twee.example']
  const firm = await registerBookkeeper(page, app, 'bea@kantoor-twee.example')
  await page.goto(`${firm}/clients`)
  await page.getByRole('button', { name: 'Klant overnemen' }).press('Enter')
  await page.getByLabel('E-mailadres van de hoofdgebruiker').fill(owner)
  await page.getByRole('button', { name: 'Vragen', exact: true }).press('Enter')
  await expect(page.getByText(owner).first()).toBeVisible()

  const theirs = await otherBrowser(browser, app)
  await registerOwner(theirs, app, owner)
  await theirs.goto(await mailedLink(app.outbox, owner, 'Kantoor Nieuwegracht wil je administratie bijhouden'))
  await theirs.getByRole('radio', { name: 'De Wit Advies' }).check()
  await theirs.getByRole('button', { name: 'Kantoor Nieuwegracht toelaten' }).press('Enter')
  await expect(theirs).toHaveURL(/\/dashboard$/)

  await page.goto(`${firm}/members`)
  await page.getByRole('button', { name: 'Collega uitnodigen' }).press('Enter')
  const pane = page.getByRole('dialog', { name: 'Collega uitnodigen' })
  await pane.getByLabel('E-mailadres').fill(colleague)
  await pane.getByRole('radio', { name: 'Alleen de eigen klanten' }).check()
  await pane.getByRole('button', { name: 'Uitnodiging versturen' }).press('Enter')
  await expect(pane).toBeHidden()
  const other = await otherBrowser(browser, app)
  await joinWithAccount(other, await mailedLink(app.outbox, colleague, 'Uitnodiging van Kantoor Nieuwegracht'))
  await expect(other.getByText('Nog geen klanten')).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Nina Nieuw wijzigen' }).press('Enter')
  const change = page.getByRole('dialog', { name: 'Nina Nieuw' })
  await change.getByRole('combobox', { name: 'Klanten erbij' }).press('Enter')
  await page.getByRole('option', { name: 'De Wit Advies' }).click()
  await page.keyboard.press('Escape')
  await accessible('een collega')
  await change.getByRole('button', { name: 'Opslaan' }).press('Enter')
  await expect(page.getByText('Ziet de eigen klanten en 1 klant')).toBeVisible()
  const undo = await mailedLink(app.outbox, owner, 'Je kantoor laat iemand toe in De Wit Advies')
  expect(undo).toContain('/settings/users')
  await accessible('de collega’s van een kantoor')
  await other.reload()
  await expect(other.getByRole('row').filter({ hasText: 'De Wit Advies' })).toBeVisible()

  await page.goto(`${firm}/clients`)
  await page.getByRole('button', { name: 'Meer voor De Wit Advies' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Niet meer bijhouden' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Niet meer bijhouden' }).press('Enter')
  await expect(page.getByText('Nog geen klanten')).toBeVisible()
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
})
