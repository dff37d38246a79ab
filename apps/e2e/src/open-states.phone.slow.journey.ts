import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { stranger } from './support/customers.ts'
import { expect, signIn, signInAt, signInToStudio, studio, test } from './support/journey.ts'
import { mailedLink } from './support/mails.ts'
import { offer, sendOffer } from './support/offer.ts'
import { goWithin, settled } from './support/settled.ts'
import { goOnAsSupport } from './support/staff.ts'

// They only look, so that they can be done side by side.
test.describe.configure({ mode: 'parallel' })

/** Opens something over a screen, judges it there with the screen behind it, and closes it again. */
async function judge(page: Page, name: string, opener: Locator, shown: Locator): Promise<void> {
  await opener.tap()
  await expect(shown).toBeVisible()
  await settled(page)
  await expectAccessible(page, `${name} op een telefoon`)
  await page.keyboard.press('Escape')
  await expect(shown).toBeHidden()
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const menu = (page: Page) => page.getByRole('menu')
const dialog = (page: Page) => page.getByRole('dialog')

test('what opens from the frame is accessible on a phone', async ({ page }) => {
  await signInToStudio(page)
  await settled(page)
  await judge(page, 'het zoeken', button(page, /^Zoek/), dialog(page))
  await judge(page, 'wat er nieuw te maken is', button(page, /^Nieuw$/), menu(page))
  await judge(page, 'de meldingen', button(page, /^Meldingen/), dialog(page))
  await judge(page, 'het account', button(page, /^EV|account/i), menu(page))
  await judge(page, 'de hulp', button(page, /^Hulp openen/), page.getByText('Bij deze pagina'))
  await goWithin(page, `${studio}/more`)
  await expectAccessible(page, 'Meer')
})

test('what opens from a list is accessible on a phone: filters, order, export, the choice and the row', async ({
  page,
}) => {
  await signInAt(page, `${studio}/invoices`)
  await settled(page)
  await judge(page, 'de filters', button(page, /^Filters/), page.getByRole('dialog', { name: 'Filters' }))
  await judge(page, 'het exporteren', button(page, 'Exporteren'), menu(page))
  await button(page, /^Filters/).tap()
  await button(page, 'Selecteren').tap()
  await expectAccessible(page, 'kiezen uit de facturen')
  const row = page.getByRole('main').locator('tbody > tr[data-index]').first()
  await row.tap()
  await expect(page.getByRole('group', { name: 'Acties voor de selectie' })).toBeVisible()
  await expectAccessible(page, 'wat er met gekozen facturen kan')
  await button(page, 'Klaar').tap()
  await expect(row).toHaveAttribute('aria-selected', 'false')
  await row.press(' ')
  await expect(dialog(page)).toBeVisible()
  await settled(page)
  await expectAccessible(page, 'een factuur ingekeken')
})

test('what opens from an invoice is accessible on a phone: sending it, and what else can be done', async ({ page }) => {
  await signInAt(page, `${studio}/invoices?status=draft`)
  await settled(page)
  await page.getByRole('main').locator('tbody > tr[data-index]').first().tap()
  await judge(page, 'het versturen', button(page, /versturen/i), dialog(page))
  await goWithin(page, `${studio}/invoices?status=late`)
  await page.getByRole('main').locator('tbody > tr[data-index]').first().tap()
  await judge(page, 'wat er met een factuur kan', button(page, 'Meer acties'), menu(page))
  await judge(page, 'de herinnering', button(page, 'Herinnering sturen'), dialog(page))
})

test('the opening balance is accessible on a phone with a row open, and while an account is searched', async ({
  page,
}) => {
  await signInAt(page, `${studio}/opening-balance`)
  await settled(page)
  await button(page, /^Bank/).tap()
  await page.keyboard.type('1250,50')
  await button(page, /^Ondernemingsvermogen/).tap()
  await expect(button(page, 'Vul het verschil: 1.250,50 credit')).toBeVisible()
  await expectAccessible(page, 'een open rij van de beginbalans')
  await page.getByRole('combobox', { name: 'Rekening toevoegen' }).fill('lening')
  await expect(page.getByRole('option', { name: /Lening/ }).first()).toBeVisible()
  await expectAccessible(page, 'een rekening zoeken')
})

test('what opens for a bookkeeper is accessible on a phone', async ({ page }) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await settled(page)
  await judge(
    page,
    'de filters van de werklijst',
    button(page, /^Filters/),
    page.getByRole('dialog', { name: 'Filters' }),
  )
  await judge(page, 'het account van een boekhouder', button(page, /account/i), menu(page))
  await button(page, /^Filters/).tap()
  await button(page, 'Selecteren').tap()
  await page.getByRole('main').locator('tbody > tr[data-index]').first().tap()
  await expectAccessible(page, 'gekozen klanten')
})

test('what opens for an employee is accessible on a phone', async ({ page }) => {
  await signInAt(page, `${studio}/hours`, 'medewerker@demo.klopt.nl')
  await settled(page)
  await judge(page, 'uren schrijven', button(page, 'Regel toevoegen'), dialog(page))
  await judge(page, 'een timer kiezen', button(page, 'Timer voor een project'), dialog(page))
  await judge(page, 'het account van een medewerker', button(page, /account/i), menu(page))
})

test('what opens for a customer is accessible on a phone', async ({ page, browser, baseURL, app }) => {
  await signInToStudio(page)
  await sendOffer(page)
  const phone = await stranger(browser, baseURL)
  await phone.goto(await mailedLink(app.outbox, offer.address, offer.subject))
  await expect(phone.getByRole('heading', { name: /^Offerte / }).first()).toBeVisible()
  await settled(phone)
  await expectAccessible(phone, 'een offerte op een telefoon')
  await button(phone, 'Afwijzen').tap()
  await expectAccessible(phone, 'een offerte afwijzen op een telefoon')
  await phone.context().close()
})

test('what opens for support is accessible on a phone', async ({ page }) => {
  await goOnAsSupport(page)
  await goWithin(page, '/v2/admin/tickets')
  await settled(page)
  await expectAccessible(page, 'de tickets op een telefoon')
  await judge(page, 'het account van support', button(page, /account/i), menu(page))
})
