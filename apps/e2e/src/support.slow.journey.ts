import type { Page } from '@playwright/test'
import { registerOwner } from './support/account.ts'
import { expect, test } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { mailedLink } from './support/mails.ts'
import { goOnAsSupport } from './support/staff.ts'
import { pixel } from './support/pixel.ts'
import { answerTicket, paragraph, publishArticle } from './support/support-team.ts'

const owner = 'hulpvraag@reis.example'
const subject = 'De btw van een Belgische factuur'
const answer = 'Je boekt deze factuur met verlegde btw.'

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Hulp' })

/** By the last thing on the page, which is where the button of help is. */
async function openHelp(page: Page): Promise<void> {
  await pressAt(page, page.getByRole('button', { name: /^Hulp openen/ }), 'Shift+Tab')
  await expect(sidebar(page).getByRole('heading', { name: 'Hulp', exact: true })).toBeFocused()
}

test('an owner finds an article, asks support with a picture, reads the answer and decides who looks, by keyboard', async ({
  page,
  app,
  browser,
  accessible,
}) => {
  test.setTimeout(180_000)
  const staffBrowser = await browser.newContext({ baseURL: app.url, locale: 'nl-NL' })
  const staff = await staffBrowser.newPage()
  await goOnAsSupport(staff)
  const second = await publishArticle(staff, {
    title: 'Reisverslag: het vervolg',
    document: paragraph('Hier staat wat erna komt.'),
  })
  await publishArticle(staff, {
    title: 'Reisverslag: inkopen over de grens',
    pages: ['vat-return'],
    document: paragraph('Over een zeldzaam woord als grensaankoop.', { words: 'Lees verder', href: `help/${second}` }),
  })

  await registerOwner(page, app, owner)
  const books = new URL(page.url()).pathname.replace('/dashboard', '')
  await page.goto(`${books}/vat-return`)
  await expect(page.getByText('Meer weten over deze pagina?')).toBeVisible()
  await accessible('de vraag naast de knop')
  await openHelp(page)
  await expect(page.getByText('Meer weten over deze pagina?')).toBeHidden()
  await expect(sidebar(page).getByRole('button', { name: 'Reisverslag: inkopen over de grens' })).toBeVisible()
  await accessible('de artikelen bij de pagina')

  await tabTo(page, sidebar(page).getByRole('searchbox'))
  await page.keyboard.type('grensaankoop')
  await expect(sidebar(page).getByRole('status')).toHaveText(/^\d+ artikel(en)? gevonden\.$/)
  await expect(sidebar(page).getByRole('listitem').first()).toHaveText('Reisverslag: inkopen over de grens')
  await pressAt(page, sidebar(page).getByRole('button', { name: 'Reisverslag: inkopen over de grens' }))
  await expect(sidebar(page).getByRole('heading', { name: 'Reisverslag: inkopen over de grens' })).toBeFocused()
  await accessible('een artikel')
  await pressAt(page, sidebar(page).getByRole('link', { name: 'Lees verder' }))
  await expect(sidebar(page).getByRole('heading', { name: 'Reisverslag: het vervolg' })).toBeFocused()
  expect(new URL(page.url()).pathname).toBe(`${books}/vat-return`)
  await pressAt(page, sidebar(page).getByRole('button', { name: 'Vorig artikel' }), 'Shift+Tab')
  await expect(sidebar(page).getByText('zeldzaam woord')).toBeVisible()
  await pressAt(page, sidebar(page).getByRole('button', { name: 'Terug naar overzicht' }), 'Shift+Tab')
  await expect(sidebar(page).getByRole('button', { name: 'Reisverslag: inkopen over de grens' })).toBeFocused()

  await tabTo(page, page.getByRole('tab', { name: 'Artikelen' }), 'Shift+Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Je hebt nog geen ticket ingediend')).toBeVisible()
  await accessible('nog geen tickets')
  await pressAt(page, page.getByRole('button', { name: 'Nieuw ticket' }))
  await expect(page.getByRole('button', { name: /Ik heb een \(nieuw\) idee/ })).toBeFocused()
  await accessible('de soorten tickets')
  await pressAt(page, page.getByRole('button', { name: /Ik heb een vraag/ }))
  await expect(page.getByLabel('Onderwerp *')).toBeDisabled()
  await accessible('waar een vraag over gaat')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Kies een optie.')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Boekhoudkundige vraag' })).toBeChecked()
  await tabTo(page, page.getByLabel('Onderwerp *'))
  await page.keyboard.type(subject)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Hoe boek ik deze factuur?\nZie https://www.belastingdienst.nl voor de regels.')
  await expect(page.getByLabel('Administratie', { exact: true })).toHaveValue('De Wit Advies')
  await expect(page.getByRole('checkbox', { name: /Support mag deze administratie bekijken/ })).toBeChecked()
  // Before the way there: a browser that is asked at the press itself opens a dialog of its own.
  const choosing = page.waitForEvent('filechooser')
  await tabTo(page, page.getByLabel('Bijlage', { exact: true }))
  await page.keyboard.press('Space')
  await (await choosing).setFiles({ name: 'factuur.png', mimeType: 'image/png', buffer: pixel })
  await expect(page.getByText('factuur.png', { exact: true })).toBeVisible()
  await accessible('een ingevuld ticket')
  await pressAt(page, page.getByRole('button', { name: 'Ticket versturen' }))
  await expect(page).toHaveURL(`${books}/tickets`)
  await expect(page.getByRole('row', { name: new RegExp(`${subject}.*Open`) })).toBeVisible()
  await accessible('de tickets')

  await answerTicket(staff, subject, answer)
  await page.goto(await mailedLink(app.outbox, owner, `Re: ${subject}`))
  await expect(page).toHaveURL(new RegExp(`${books}/tickets/\\d+$`))
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText('Beantwoord', { exact: true }).first()).toBeVisible()
  await accessible('een ticket met antwoord')
  const fetching = page.waitForEvent('download')
  await pressAt(page, page.getByRole('button', { name: /^factuur\.png .* downloaden$/ }))
  expect((await fetching).suggestedFilename()).toBe('factuur.png')
  await tabTo(page, page.getByLabel('Bericht *'))
  await page.keyboard.type('Dank je wel, het is gelukt.')
  await pressAt(page, page.getByRole('button', { name: 'Bericht versturen' }))
  await expect(page.getByRole('listitem').filter({ hasText: 'Dank je wel, het is gelukt.' })).toBeVisible()
  await pressAt(page, page.getByRole('button', { name: 'Ticket sluiten' }), 'Shift+Tab')
  await expect(page.getByText('Gesloten', { exact: true }).first()).toBeVisible()

  // The ticket let support in; the sidebar is as it was left.
  await tabTo(page, page.getByRole('tab', { name: 'Tickets' }))
  await page.keyboard.press('ArrowRight')
  const consent = sidebar(page).getByRole('switch', { name: /Support mag deze administratie bekijken/ })
  await expect(consent).toBeChecked()
  await accessible('toegang voor support')
  for (const allowed of [false, true]) {
    await tabTo(page, consent)
    await page.keyboard.press('Space')
    await expect(consent).toBeChecked({ checked: allowed })
    await expect(consent).toBeEnabled()
  }
  await page.reload()
  await expect(consent).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Hulp openen' })).toBeFocused()
  await staffBrowser.close()
})
