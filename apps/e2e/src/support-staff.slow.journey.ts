import type { Page } from '@playwright/test'
import type { Accessible } from './support/accessible.ts'
import { registerOwner } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { goOnAsSupport } from './support/staff.ts'
import { callAsStaff, paragraph, publishArticle } from './support/support-team.ts'
import { drawn, settled } from './support/settled.ts'

/** Asks support something, as the owner of these books; tells the number of the ticket. */
async function ask(owner: Page, books: string, subject: string): Promise<number> {
  const data = { subject, message: 'Hoe zit dat?', tag_id: 2, permit_access_by_klopt: false }
  const response = await owner.request.post(`/api/v1${books.replace('/v2', '')}/tickets`, {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data,
  })
  expect(response.status(), await response.text()).toBeLessThan(300)
  return ((await response.json()) as { id: number }).id
}

/** Keeps an answer for later in the pane that is open, takes another away, and closes the pane. */
async function keepReply(page: Page, accessible: Accessible): Promise<void> {
  const pane = page.getByRole('dialog')
  await expect(pane.getByRole('grid', { name: 'Standaardantwoorden' })).toBeVisible()
  await accessible('standaardantwoorden')
  for (const title of ['Balie: suppletie', 'Balie: overbodig']) {
    await pressAt(page, pane.getByRole('button', { name: 'Nieuw standaardantwoord' }))
    await pressAt(page, pane.getByRole('button', { name: 'Opslaan' }))
    await expect(pane.getByText('Dit veld mag niet leeg zijn')).toHaveCount(2)
    await accessible('een standaardantwoord')
    await tabTo(page, pane.getByLabel('Titel'), 'Shift+Tab')
    await page.keyboard.type(title)
    await tabTo(page, pane.getByRole('textbox', { name: 'Antwoord' }))
    await page.keyboard.type('Tot € 1.000 neem je het later mee.')
    await pressAt(page, pane.getByRole('button', { name: 'Opslaan' }))
    await expect(pane.getByRole('row', { name: title })).toBeVisible()
  }
  await pressAt(page, pane.getByRole('button', { name: 'Balie: overbodig verwijderen' }))
  await pressAt(page, page.getByRole('button', { name: 'Verwijderen', exact: true }))
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText('Standaardantwoord verwijderd')).toBeVisible()
  await expect(pane.getByRole('row', { name: 'Balie: overbodig' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
}

const booksOf = (page: Page) => new URL(page.url()).pathname.replace('/dashboard', '')

test('support answers by keyboard with a kept answer and a note, of which the customer reads the answer alone', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(180_000)
  const ownersBrowser = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const owner = await ownersBrowser.newPage()
  await registerOwner(owner, app, 'wachtrij@balie.example')
  const books = booksOf(owner)
  const first = await ask(owner, books, 'Wachtrij: de eerste vraag')
  await ask(owner, books, 'Wachtrij: de tweede vraag')

  await goOnAsSupport(page)
  await page.getByRole('link', { name: 'Tickets', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tickets' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^\d+ van niemand$/ })).toBeVisible()
  await accessible('de wachtrij')
  await tabTo(page, page.getByRole('searchbox', { name: 'Zoek een ticket' }))
  await page.keyboard.type('wachtrij:')
  await expect(page).toHaveURL(/search=/)
  const rows = page.getByRole('row', { name: /Wachtrij:/ })
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('de eerste vraag')
  await tabTo(page, rows.first())
  await page.keyboard.press('ArrowDown')
  await expect(rows.last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/v2/admin/tickets/${first}\\?search=`))
  await expect(page.getByText('Geen toestemming')).toBeVisible()
  await accessible('een ticket')

  await pressAt(page, page.getByRole('button', { name: 'Aan mij toewijzen' }))
  await expect(page.getByRole('button', { name: 'Aan mij toewijzen' })).toBeHidden()
  await expect(page.getByRole('combobox', { name: 'Van wie' })).toContainText('Saar Smit (jij)')
  await expect(page.getByRole('combobox', { name: 'Van wie' })).toBeFocused()

  await pressAt(page, page.getByRole('button', { name: 'Standaardantwoorden beheren' }), 'Shift+Tab')
  await keepReply(page, accessible)

  const answerTab = page.getByRole('tab', { name: 'Antwoord' })
  await tabTo(page, answerTab, 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  const note = page.getByRole('textbox', { name: 'Notitie' })
  await tabTo(page, note)
  await page.keyboard.type('Let op: eerder gebeld.')
  await accessible('een notitie schrijven')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Interne notitie, alleen voor medewerkers')).toBeVisible()
  await expect(note).toBeEmpty()

  await tabTo(page, page.getByRole('tab', { name: 'Interne notitie' }), 'Shift+Tab')
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, page.getByRole('combobox', { name: 'Standaardantwoord invoegen' }))
  await page.keyboard.type('balie')
  await expect(page.getByRole('option', { name: 'Balie: suppletie' })).toBeVisible()
  await page.keyboard.press('Enter')
  const answer = page.getByRole('textbox', { name: /^Antwoord aan/ })
  await expect(answer).toBeFocused()
  await expect(answer).toContainText('Tot € 1.000 neem je het later mee.')
  await page.keyboard.type('Goede vraag. ')
  // What is being written is still there after the page was loaded anew.
  await drawn(page)
  await page.reload()
  await expect(answer).toContainText('Goede vraag. Tot € 1.000 neem je het later mee.')
  await accessible('een antwoord')
  await tabTo(page, answer)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Beantwoord', { exact: true })).toBeVisible()
  await expect(answer).toBeEmpty()

  await owner.goto(`${books}/tickets/${first}`)
  await expect(owner.getByText('Goede vraag. Tot € 1.000 neem je het later mee.')).toBeVisible()
  await expect(owner.getByText('eerder gebeld')).toHaveCount(0)

  // The customer writes while support does, who hears so before the answer goes.
  await answer.fill('Dan sluit ik dit.')
  await owner.getByLabel('Bericht *').fill('Wacht, nog iets!')
  await owner.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(owner.getByRole('listitem').filter({ hasText: 'Wacht, nog iets!' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Versturen en sluiten' }))
  await expect(page.getByText('Dit ticket is intussen gewijzigd')).toBeVisible()
  await expect(page.getByText('Wacht, nog iets!')).toBeVisible()
  await expect(answer).toContainText('Dan sluit ik dit.')
  await accessible('een ticket dat intussen is gewijzigd')
  await pressAt(page, page.getByRole('button', { name: 'Versturen en sluiten' }), 'Shift+Tab')
  await expect(page.getByRole('heading', { level: 1, name: 'Wachtrij: de tweede vraag' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Vraag om toegang' }))
  await expect(answer).toContainText('Mogen we in je administratie meekijken?')
  await pressAt(page, page.getByRole('button', { name: 'Sluiten', exact: true }), 'Shift+Tab')
  await expect(page).toHaveURL(/\/v2\/admin\/tickets\?search=/)
  await expect(page.getByText('Niets gevonden')).toBeVisible()

  await page.getByRole('link', { name: 'Gesloten' }).click()
  await page.getByRole('row', { name: /de eerste vraag/ }).click()
  await expect(answer).toBeEmpty()
  await page.getByRole('button', { name: 'Heropenen' }).click()
  await expect(page.getByRole('button', { name: 'Sluiten', exact: true })).toBeVisible()
  await ownersBrowser.close()
})

test('support writes, publishes and orders articles, which a customer then finds in help', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(150_000)
  await goOnAsSupport(page)
  const published = await publishArticle(page, { title: 'Balie: over drempels', document: paragraph('Al geschreven.') })
  await page.getByRole('link', { name: 'Artikelen' }).click()
  await expect(page.getByRole('row', { name: /Balie: over drempels/ })).toBeVisible()
  await accessible('de artikelen')
  await page.getByRole('link', { name: 'Nieuw artikel' }).click()
  await page.getByRole('button', { name: 'Opslaan als concept' }).click()
  await expect(page.getByText('Kies een rubriek')).toBeVisible()
  await expect(page.getByLabel('Titel *')).toBeFocused()
  await accessible('een nieuw artikel')
  await page.getByLabel('Titel *').fill('Balie: de btw van een strandhuis')
  await page.getByRole('combobox', { name: /Rubriek/ }).click()
  await page.getByRole('option', { name: 'Btw', exact: true }).click()
  await page.getByRole('textbox', { name: 'Tekst' }).fill('Over een strandhuis betaal je gewoon btw.')
  const preview = page.getByRole('region', { name: 'Zo ziet de klant het' })
  await expect(preview.getByText('Over een strandhuis betaal je gewoon btw.')).toBeVisible()

  await page.getByLabel('Video').fill('https://elders.example/film')
  await expect(preview.getByText('Gebruik een video van YouTube of Vimeo.')).toBeVisible()
  await page.getByRole('button', { name: 'Opslaan als concept' }).click()
  await expect(page.getByLabel('Video')).toHaveAccessibleDescription(/Gebruik een video van YouTube of Vimeo\./)
  await expect(page.getByLabel('Video')).toBeFocused()
  await page.getByLabel('Video').fill('https://vimeo.com/76979871')
  await expect(preview.getByRole('button', { name: /Bekijk de video/ })).toBeVisible()
  await page.getByLabel('Andere pagina').fill('https://klopt.example/v2/administrations/7/vat-return?x=1')
  await page.getByRole('button', { name: 'Pagina toevoegen' }).click()
  await expect(page.getByRole('combobox', { name: "Pagina's" })).toContainText('Btw-aangifte')
  await accessible('een ingevuld artikel')
  await page.getByRole('button', { name: 'Opslaan als concept' }).click()
  await expect(page).toHaveURL(/\/v2\/admin\/articles\/\d+$/)

  await page.getByLabel('Zoekwoorden').fill('duinhuisje')
  await page.getByRole('main').getByRole('link', { name: 'Artikelen' }).click()
  await page.getByRole('button', { name: 'Verder bewerken' }).click()
  await page.getByRole('switch', { name: /Gepubliceerd/ }).click()
  await expect(page.getByRole('switch', { name: /Gepubliceerd/ })).toBeChecked()
  await accessible('een gepubliceerd artikel')
  await page.getByRole('main').getByRole('link', { name: 'Artikelen' }).click()
  await page.getByRole('button', { name: 'Volgorde aanpassen' }).click()
  const topic = page.getByRole('dialog').getByRole('list', { name: 'Btw', exact: true })
  const titles = topic.getByRole('listitem')
  await accessible('de volgorde van de artikelen')
  // The list of before is shown until the new one has come.
  await expect(titles.last()).toHaveText('Balie: de btw van een strandhuis')
  await expect(titles.filter({ hasText: 'Balie:' }).first()).toHaveText('Balie: over drempels')
  const up = page.getByRole('button', { name: 'Balie: de btw van een strandhuis omhoog' })
  await up.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/staat nu op plaats/)).toBeAttached()
  await expect(up).toBeFocused()
  await expect(titles.last()).toHaveText('Balie: over drempels')
  // It is shown before the server has it.
  await settled(page)
  await page.reload()
  await page.getByRole('button', { name: 'Volgorde aanpassen' }).click()
  await expect(titles.last()).toHaveText('Balie: over drempels')
  const grip = (title: string) => topic.getByRole('listitem').filter({ hasText: title }).locator('[draggable=true]')
  // By its answer: after a drag the browser may draw nothing more until something moves, for which `settled` would wait.
  const ordered = page.waitForResponse((response) => response.url().endsWith('/admin/articles/order'))
  await grip('Balie: over drempels').dragTo(grip('Balie: de btw van een strandhuis'))
  await expect(titles.last()).toHaveText('Balie: de btw van een strandhuis')
  expect((await ordered).ok()).toBe(true)

  // A colleague was first.
  await page.goto(`/v2/admin/articles/${published}`)
  await page.getByLabel('Titel *').fill('Balie: over hoge drempels')
  const { version } = await callAsStaff<{ version: number }>(page, 'GET', `articles/${published}`)
  await callAsStaff(page, 'POST', `articles/${published}/state`, { state: 'draft', version })
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await expect(page.getByText('Iemand anders heeft dit artikel intussen gewijzigd')).toBeVisible()
  await page.getByRole('button', { name: 'Opnieuw laden' }).click()
  await expect(page.getByLabel('Titel *')).toHaveValue('Balie: over drempels')
  await page.getByRole('button', { name: 'Concept verwijderen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concept verwijderen' }).click()
  await expect(page).toHaveURL(/\/v2\/admin\/articles$/)
  await expect(page.getByRole('link', { name: 'Balie: over drempels' })).toHaveCount(0)

  const ownersBrowser = await browser.newContext({ baseURL: app.url, locale: 'nl-NL', reducedMotion: 'reduce' })
  const owner = await ownersBrowser.newPage()
  await registerOwner(owner, app, 'lezer@balie.example')
  await owner.goto(`${booksOf(owner)}/vat-return`)
  await owner.getByRole('button', { name: /^Hulp openen/ }).click()
  const sidebar = owner.getByRole('complementary', { name: 'Hulp' })
  await sidebar.getByRole('searchbox').fill('duinhuisje')
  await sidebar.getByRole('button', { name: 'Balie: de btw van een strandhuis' }).click()
  await expect(sidebar.getByText('Over een strandhuis betaal je gewoon btw.')).toBeVisible()
  await expect(sidebar.getByRole('button', { name: /Bekijk de video/ })).toBeVisible()
  await owner.goto(`${booksOf(owner).replace('/vat-return', '')}/support`)
  await expect(owner.getByRole('link', { name: 'Balie: de btw van een strandhuis' })).toBeVisible()
  await ownersBrowser.close()
})
