import { failJob } from '@klopt/api/failed-job'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import { mailsTo } from './support/mails.ts'
import { settled } from './support/settled.ts'
import { goOnAsSupport, signInByCode } from './support/staff.ts'

test('support sees who pays what, how the server is, and who did what, by the keyboard', async ({
  page,
  accessible,
}) => {
  await goOnAsSupport(page)
  await page.getByRole('link', { name: 'Abonnementen' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Abonnementen' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Zoek een abonnement' }).fill('Studio Noord')
  await page.keyboard.press('Enter')
  await settled(page)
  await expect(page.getByRole('row').filter({ hasText: 'Café De Hoek' })).toHaveCount(0)
  await expect(page.getByRole('row', { name: /^Studio Noord Eva/ })).toContainText('Start')
  await expect(page.getByRole('region', { name: 'Prijzen' })).toContainText('€\u00a029,50 per maand')
  await accessible('abonnementen van iedereen')

  await page.getByRole('button', { name: 'Prijs wijzigen van Growth per maand' }).press('Enter')
  const price = page.getByRole('dialog', { name: 'Prijs van Growth per maand wijzigen' })
  await price.getByLabel('Nieuwe prijs zonder btw').fill('24,50')
  await price.getByRole('button', { name: 'Prijs wijzigen' }).press('Enter')
  await expect(price.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await price.getByLabel('Reden').fill('Jaarlijkse indexering')
  await accessible('een nieuwe prijs')
  await price.getByRole('button', { name: 'Prijs wijzigen' }).press('Enter')
  await expect(price).toBeHidden()
  await expect(page.getByText(/24,50 vanaf/)).toBeVisible()

  await page.getByRole('button', { name: 'Actie beginnen' }).press('Enter')
  const campaign = page.getByRole('dialog', { name: 'Actie beginnen' })
  await campaign.getByLabel('Naam').fill('Herfstactie')
  await campaign.getByLabel('Start per maand').press('Space')
  await campaign.getByLabel('Reden').fill('Meer starters')
  await accessible('een actie')
  await campaign.getByRole('button', { name: 'Actie beginnen' }).press('Enter')
  await expect(campaign).toBeHidden()
  await expect(page.getByRole('row', { name: /^Herfstactie/ })).toContainText('50%, 3 maanden')
  await page.getByRole('button', { name: 'Herfstactie stoppen' }).press('Enter')
  const end = page.getByRole('dialog', { name: 'Herfstactie stoppen' })
  await end.getByLabel('Reden').fill('Genoeg aanmeldingen')
  await end.getByRole('button', { name: 'Stoppen' }).press('Enter')
  await expect(end).toBeHidden()
  await expect(page.getByRole('row', { name: /^Herfstactie/ })).toContainText('Gestopt')

  await page.getByRole('link', { name: 'Systeem' }).press('Enter')
  await expect(page.getByText('Documenten te lezen')).toBeVisible()
  await accessible('het systeem')

  await page.getByRole('link', { name: 'Logboek' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Logboek' })).toBeVisible()
  await settled(page)
  // Under its day, which has a row of its own.
  await page
    .getByRole('row', { name: /Saar Smit/ })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Alles van deze persoon' }).press('Enter')
  await expect(page).toHaveURL(/user=\d+/)
  await settled(page)
  await accessible('het logboek van een persoon')
  await page.getByRole('button', { name: 'Weer alles tonen' }).press('Enter')
  await expect(page).not.toHaveURL(/user=/)
  await page.getByRole('searchbox', { name: 'Zoek een handeling' }).fill('ingelogd')
  await expect(page).toHaveURL(/search=ingelogd/)
  await settled(page)
  await expect(page.getByRole('row', { name: /Ingelogd/ }).first()).toBeVisible()
  await page.getByRole('link', { name: 'Toegang van medewerkers' }).press('Enter')
  await expect(page).toHaveURL(/kind=access/)
  await settled(page)
  await accessible('de toegang van medewerkers in het logboek')
})

test('support puts a customer on another plan and tries a failed job again, each with a reason in the log', async ({
  page,
  app,
  accessible,
}) => {
  const told = page.getByRole('region', { name: 'Meldingen' })
  await goOnAsSupport(page)
  await page.getByRole('link', { name: 'Abonnementen' }).press('Enter')
  await page.getByRole('searchbox', { name: 'Zoek een abonnement' }).fill('Noord Fotografie')
  await page.keyboard.press('Enter')
  await settled(page)
  await page.getByRole('row').filter({ hasText: 'Noord Fotografie' }).press('Enter')
  const peek = page.getByRole('complementary', { name: 'Noord Fotografie' })
  await peek.getByRole('button', { name: 'Abonnement wijzigen' }).press('Enter')
  const plan = page.getByRole('dialog', { name: 'Abonnement van Noord Fotografie wijzigen' })
  await plan.getByRole('button', { name: 'Abonnement wijzigen' }).press('Enter')
  await expect(plan.getByText('Kies een abonnement', { exact: true }).last()).toBeVisible()
  await expect(plan.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await plan.getByRole('combobox', { name: 'Nieuw abonnement' }).press('Enter')
  await page.getByRole('option', { name: /^Growth .* per maand/ }).click()
  await plan.getByLabel('Reden').fill('De klant belde: het moet Growth zijn')
  await accessible('een ander abonnement')
  await plan.getByRole('button', { name: 'Abonnement wijzigen' }).press('Enter')
  await expect(told.getByText('Noord Fotografie heeft een ander abonnement')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Noord Fotografie' })).toContainText('Growth')
  const subject = 'Het abonnement van Noord Fotografie is gewijzigd'
  await expect
    .poll(async () => (await mailsTo(app.outbox, 'eigenaar@demo.klopt.nl', subject)).length, { timeout: 60_000 })
    .toBe(1)

  await failJob(app.dataDir, 'questions.mail', 'De mailserver antwoordt niet')
  await page.getByRole('link', { name: 'Systeem' }).press('Enter')
  const jobs = page.getByRole('region', { name: 'Taken' })
  await expect(jobs.getByText('De mailserver antwoordt niet')).toBeVisible()
  await jobs.getByRole('button', { name: 'questions.mail opnieuw proberen' }).press('Enter')
  const retry = page.getByRole('dialog', { name: 'questions.mail opnieuw proberen' })
  await retry.getByLabel('Reden').fill('De mailserver doet het weer')
  await accessible('een taak opnieuw proberen')
  await retry.getByRole('button', { name: 'Opnieuw proberen' }).press('Enter')
  await expect(told.getByText('De taken worden opnieuw geprobeerd')).toBeVisible()
  await expect(async () => {
    await page.getByRole('button', { name: 'Vernieuwen' }).press('Enter')
    await settled(page)
    await expect(jobs.getByText('De mailserver antwoordt niet')).toHaveCount(0, { timeout: 1000 })
  }).toPass({ timeout: 60_000 })

  await page.getByRole('link', { name: 'Logboek' }).press('Enter')
  await expect(page.getByText('De klant belde: het moet Growth zijn').first()).toBeAttached()
  await expect(page.getByText('De mailserver doet het weer').first()).toBeAttached()
})

/** The smallest picture there is. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Asks to become the main user of the books of a company one administers, with a paper. */
async function askForTransfer(member: Page, companyName: string): Promise<void> {
  const me = (await (await member.request.get('/api/v1/users/me?with=administrations')).json()) as {
    administrations: { id: number; company: { name: string } }[]
  }
  const own = me.administrations.find(({ company }) => company.name === companyName)
  const transfers = `/api/v2/administrations/${own?.id}/main-user-transfers`
  const asked = await member.request.post(transfers, { data: { reason: 'De eigenaar is onbereikbaar' } })
  const { id } = (await asked.json()) as { id: number }
  const paper = { type: 'PASSPORT', side: 'FRONT', bsnIsMasked: true, photoIsMasked: true, content: picture }
  expect((await member.request.post(`${transfers}/${id}/documents`, { data: paper })).ok()).toBe(true)
}

test('support moves the main user on a paper that is seen once, and removes what may go, each with a reason', async ({
  page,
  browser,
  baseURL,
  accessible,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'nl-NL' })
  const member = await context.newPage()
  await signInByCode(member, 'tweestaps@demo.klopt.nl')
  await expect(member).not.toHaveURL(/authenticate/)
  await askForTransfer(member, 'Noord Cadeaubon')
  const told = page.getByRole('region', { name: 'Meldingen' })

  await goOnAsSupport(page)
  await page.getByRole('link', { name: 'Systeem' }).press('Enter')
  await page.getByRole('button', { name: /van Noord Cadeaubon bekijken$/ }).press('Enter')
  const paper = page.getByRole('dialog', { name: /^Paspoort/ })
  await paper.getByLabel('Reden').fill('Verzoek van de beheerder')
  await paper.getByRole('button', { name: 'Eén keer bekijken' }).press('Enter')
  await paper.getByRole('button', { name: 'Sluiten' }).last().press('Enter')
  await expect(paper).toBeHidden()
  await page.getByRole('button', { name: 'Overdracht van Noord Cadeaubon goedkeuren' }).press('Enter')
  const decide = page.getByRole('dialog', { name: 'Overdracht goedkeuren' })
  await decide.getByLabel('Reden').fill('Het paspoort klopt')
  await decide.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(told.getByText('Tess Timmer is nu de hoofdgebruiker')).toBeVisible()

  // Of the other one the thirty days run.
  await expect(page.getByRole('button', { name: 'Zomerproject Spaarne verwijderen' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Bloemenkiosk Kade verwijderen' }).press('Enter')
  const remove = page.getByRole('dialog', { name: 'Bloemenkiosk Kade verwijderen' })
  await remove.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(remove.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  await accessible('een administratie verwijderen')
  await remove.getByLabel('Reden').fill('De dertig dagen zijn voorbij')
  await remove.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await expect(told.getByText('Bloemenkiosk Kade is verwijderd')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Bloemenkiosk Kade' })).toHaveCount(0)
  await member.goto('/v2/my-administrations')
  await expect(member.getByText('Noord Cadeaubon')).toBeVisible()
  await expect(member.getByText('Bloemenkiosk Kade')).toHaveCount(0)

  await page.getByRole('link', { name: 'Logboek' }).press('Enter')
  await expect(page.getByText('De dertig dagen zijn voorbij').first()).toBeVisible()
})
