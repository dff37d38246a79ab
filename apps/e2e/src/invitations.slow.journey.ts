import type { Browser, Page } from '@playwright/test'
import { fillLogin, password, registerOwner, signOut } from './support/account.ts'
import type { RunningApp } from './support/app.ts'
import { expect, signInAt, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'

const subject = 'Uitnodiging voor de administratie van Nieuwe administratie'

/** Starts an administration from the list, and answers its path. */
async function startAdministration(page: Page): Promise<string> {
  await page.goto('/v2/my-administrations')
  await page.getByRole('button', { name: 'Maak nieuwe administratie' }).click()
  await page.getByRole('button', { name: 'Administratie maken' }).click()
  await expect(page).toHaveURL(/\/v2\/administrations\/\d+\/dashboard$/)
  await expect(page.getByText('Nieuwe administratie').first()).toBeVisible()
  return new URL(page.url()).pathname.replace(/\/dashboard$/, '')
}

/** Sends an invitation from the page of the users. */
async function invite(page: Page, address: string, right: string): Promise<void> {
  await page.getByRole('button', { name: 'Iemand uitnodigen' }).click()
  await page.getByLabel('E-mailadres').fill(address)
  await page.getByRole('checkbox', { name: new RegExp(`^${right}`) }).check()
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click()
}

/** The path of the mailed link that is none of the earlier ones. */
async function invitationLink(app: RunningApp, address: string, earlier: readonly string[] = []): Promise<string> {
  const fresh = async () => {
    const links = (await mailsTo(app.outbox, address, subject)).flatMap(
      ({ text }) => /https?:\/\/\S+/.exec(text)?.[0] ?? [],
    )
    const paths = links.map((link) => new URL(link)).map(({ pathname, search }) => pathname + search)
    return paths.find((path) => !earlier.includes(path))
  }
  await expect.poll(fresh, { message: `an invitation for ${address}` }).toBeDefined()
  return (await fresh()) ?? ''
}

/** Another browser, which knows nobody. */
async function otherBrowser(browser: Browser, app: RunningApp): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })
  return context.newPage()
}

test('an owner invites somebody, who joins, gets other rights, leaves and comes back', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(120_000)
  const address = 'jan@hulp.example'
  await registerOwner(page, app, 'baas@administraties.example')
  const root = await startAdministration(page)
  await page.goto(`${root}/settings/users`)
  await expect(page.getByRole('heading', { level: 1, name: 'Gebruikers' })).toBeVisible()

  await page.getByRole('button', { name: 'Iemand uitnodigen' }).click()
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  await expect(page.getByText('Vul het e-mailadres in')).toBeVisible()
  await expect(page.getByText('Kies minstens één recht')).toBeVisible()
  await accessible('iemand uitnodigen')
  await page.keyboard.press('Escape')
  await invite(page, address, 'Uren')
  await expect(page.getByRole('list', { name: 'Uitnodigingen' })).toContainText(address)
  await invite(page, address.toUpperCase(), 'Uren')
  await expect(page.getByText('Dit adres is al uitgenodigd')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Het formulier is nog niet opgeslagen')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button').last().click()
  await accessible('gebruikers met een uitnodiging')

  const link = await invitationLink(app, address)
  const invited = await otherBrowser(browser, app)
  await invited.goto(link)
  await expect(invited.getByText('Sanne de Wit nodigt je uit')).toBeVisible()
  await invited.getByRole('button', { name: 'Account maken en aannemen' }).click()
  await expect(invited.getByText('Dit veld mag niet leeg zijn')).toHaveCount(2)
  await invited.getByLabel('Voornaam').fill('Jan')
  await invited.getByLabel('Achternaam').fill('Hulp')
  await invited.getByLabel('Wachtwoord', { exact: true }).fill('zwak')
  await expect(invited.getByText('Het wachtwoord voldoet niet aan alle eisen')).toBeVisible()
  await invited.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await invited.getByRole('button', { name: 'Account maken en aannemen' }).click()
  await expect(invited).toHaveURL(new RegExp(`${root}/hours$`))
  await expect(invited.getByRole('heading', { level: 1, name: 'Uren' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Rechten wijzigen van Jan Hulp' }).click()
  await page.getByRole('checkbox', { name: /^Boekhouding/ }).check()
  await accessible('rechten wijzigen')
  await page.getByRole('button', { name: 'Rechten opslaan' }).click()
  await expect(page.getByRole('grid', { name: 'Gebruikers' })).toContainText('Boekhouding en Uren')
  await invited.reload()
  await expect(invited.getByRole('link', { name: 'Facturen', exact: true }).first()).toBeVisible()

  await invited.goto('/v2/my-administrations')
  await invited.getByRole('button', { name: 'Meer voor Nieuwe administratie' }).click()
  await expect(invited.getByRole('menuitem', { name: 'Verwijder administratie' })).toHaveCount(0)
  await invited.getByRole('menuitem', { name: 'Verlaat administratie' }).click()
  await expect(invited.getByRole('alertdialog', { name: 'Administratie verlaten' })).toBeVisible()
  await invited.getByRole('button', { name: 'Administratie verlaten' }).click()
  await expect(invited.getByRole('button', { name: 'Start een proefabonnement' })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'Jan Hulp opnieuw uitnodigen' }).click()
  await page.getByRole('button', { name: 'Uitnodiging versturen' }).click()
  const again = await invitationLink(app, address, [link])
  await invited.goto(again)
  await invited.getByRole('button', { name: 'Aannemen als Jan Hulp' }).click()
  await expect(invited).toHaveURL(new RegExp(`${root}/dashboard$`))
  await invited.goto(again)
  await expect(invited.getByRole('heading', { name: 'Je hebt al toegang' })).toBeVisible()
  await invited.getByRole('link', { name: 'Naar de administratie' }).click()
  await signOut(invited)
  await invited.goto(again)
  await expect(invited.getByRole('heading', { name: 'Deze uitnodiging is al aangenomen' })).toBeVisible()
  await invited.context().close()
})

test('an invitation for somebody with an account asks to log in and comes back; a revoked one says so', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(120_000)
  const address = 'medewerker@demo.klopt.nl'
  await registerOwner(page, app, 'bazin@administraties.example')
  const root = await startAdministration(page)
  await page.goto(`${root}/settings/users`)
  await invite(page, address, 'Boekhouding')
  const replaced = await invitationLink(app, address)
  await page.getByRole('button', { name: `Uitnodiging van ${address} opnieuw versturen` }).click()
  const link = await invitationLink(app, address, [replaced])

  const invited = await otherBrowser(browser, app)
  await invited.goto(replaced)
  await expect(invited.getByRole('heading', { name: 'Deze uitnodiging werkt niet meer' })).toBeVisible()
  await invited.goto(link)
  await invited.getByRole('link', { name: 'Inloggen' }).click()
  await expect(invited.getByLabel('E-mailadres')).toHaveValue(address)
  await fillLogin(invited, address)
  await invited.getByRole('button', { name: 'Aannemen als Mo el Amrani' }).click()
  await expect(invited).toHaveURL(new RegExp(`${root}/dashboard$`))
  await invited.context().close()

  await page.reload()
  await page.getByRole('button', { name: 'Meer voor Mo el Amrani' }).click()
  await page.getByRole('menuitem', { name: 'Als boekhouder kiezen' }).click()
  await expect(page.getByRole('grid', { name: 'Gebruikers' })).toContainText('Boekhouder')
  await page.getByRole('button', { name: 'Meer voor Mo el Amrani' }).click()
  await page.getByRole('menuitem', { name: 'Toegang beëindigen' }).click()
  await page.getByRole('button', { name: 'Toegang beëindigen' }).click()
  await expect(page.getByRole('row', { name: 'Wie toegang had' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mo el Amrani opnieuw uitnodigen' })).toBeVisible()
  await accessible('oud-gebruikers')

  const other = 'iemand@anders.example'
  await invite(page, other, 'Beheerder')
  const own = await invitationLink(app, other)
  await page.goto('/v2/my-administrations')
  await signOut(page)
  await signInAt(page, own)
  await expect(page.getByText(`De uitnodiging is gestuurd naar ${other}`)).toBeVisible()
  await accessible('een uitnodiging voor een ander')
  await page.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('button', { name: 'Account maken en aannemen' })).toBeVisible()
  await accessible('een uitnodiging zonder account')

  await page.goto('/v2/authenticate')
  await fillLogin(page, 'bazin@administraties.example')
  await expect(page).toHaveURL(/dashboard$/)
  await page.goto(`${root}/settings/users`)
  await page.getByRole('button', { name: `Uitnodiging van ${other} intrekken` }).click()
  await page.getByRole('button', { name: 'Uitnodiging intrekken' }).click()
  await expect(page.getByText('Er staan geen uitnodigingen open.')).toBeVisible()
  await page.goto(own)
  await expect(page.getByRole('heading', { name: 'Deze uitnodiging werkt niet meer' })).toBeVisible()
  await accessible('een ingetrokken uitnodiging')
})

test('another member becomes the main user with the password of the former one', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  const address = 'opvolger@hulp.example'
  await registerOwner(page, app, 'vertrekker@administraties.example')
  const root = await startAdministration(page)
  await page.goto(`${root}/settings/users`)
  await invite(page, address, 'Beheerder')
  const invited = await otherBrowser(browser, app)
  await invited.goto(await invitationLink(app, address))
  await invited.getByLabel('Voornaam').fill('Okke')
  await invited.getByLabel('Achternaam').fill('Opvolger')
  await invited.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await invited.getByRole('button', { name: 'Account maken en aannemen' }).click()
  await expect(invited).toHaveURL(/dashboard$/)
  await invited.goto(`${root}/settings/access`)
  await expect(invited.getByRole('switch')).toBeDisabled()

  await page.reload()
  await page.getByRole('button', { name: 'Meer voor Okke Opvolger' }).click()
  await page.getByRole('menuitem', { name: 'Hoofdgebruiker maken' }).click()
  await page.getByLabel('Je wachtwoord', { exact: true }).fill('verkeerd')
  await page.getByRole('button', { name: 'Hoofdgebruiker overdragen' }).click()
  await expect(page.getByText('Dit is niet je huidige wachtwoord. Probeer het nogmaals.')).toBeVisible()
  await accessible('hoofdgebruiker overdragen')
  await page.getByLabel('Je wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Hoofdgebruiker overdragen' }).click()
  await expect(page.getByRole('row').filter({ hasText: address })).toContainText('Hoofdgebruiker')
  await invited.reload()
  await expect(invited.getByRole('switch')).toBeEnabled()
  await invited.context().close()
})
