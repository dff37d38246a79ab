import type { Page } from '@playwright/test'
import { expect, signIn, signInToStudio, studio, test } from './support/journey.ts'
import { openAccessSettings, setConsent, signInAsStaff } from './support/staff.ts'

const warning = 'Pas op! Je bekijkt de administratie van een klant'

async function fits(page: Page, accessible: (screen: string) => Promise<void>, screen: string): Promise<void> {
  const overflow_px = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow_px, `${screen} is wider than a phone`).toBeLessThanOrEqual(0)
  await accessible(`${screen} op een telefoon`)
}

test('on a phone the main user goes through the list, the users and who has access', async ({ page, accessible }) => {
  await signInToStudio(page)
  await page.goto('/v2/my-administrations')
  await expect(page.getByRole('list', { name: 'Administraties', exact: true })).toContainText('Noord Drukwerk')
  await fits(page, accessible, 'Mijn administraties')
  await page.goto(`${studio}/settings/users`)
  await expect(page.getByText('Mo el Amrani').first()).toBeVisible()
  await fits(page, accessible, 'de gebruikers')
  await openAccessSettings(page)
  await setConsent(page, true)
  await fits(page, accessible, 'de toegang')
  await setConsent(page, false)
})

test('on a phone an employee starts and stops the timer and sees no books', async ({ page, accessible }) => {
  await signIn(page, 'medewerker@demo.klopt.nl')
  await page.goto(`${studio}/dashboard`)
  await expect(page.getByText('Je houdt hier alleen je eigen uren bij')).toBeVisible()
  await page.getByRole('button', { name: 'Timer starten' }).tap()
  await expect(page.getByRole('timer')).toBeVisible()
  await fits(page, accessible, 'een lopende timer')
  await page.getByRole('button', { name: 'Timer stoppen' }).tap()
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Facturen' })).toHaveCount(0)
})

test('on a phone a bookkeeper finds a client, opens it and goes back', async ({ page, accessible }) => {
  await signIn(page, 'boekhouder@demo.klopt.nl')
  await page.getByRole('searchbox').fill('kapsalon')
  await expect(page.getByText('Café De Hoek')).toHaveCount(0)
  await fits(page, accessible, 'de klanten van een kantoor')
  await page.getByText('Kapsalon Krul').tap()
  await expect(page.getByText(warning)).toBeVisible()
  await fits(page, accessible, 'een klant van het kantoor')
  await page.getByRole('link', { name: 'Terug naar alle klanten' }).tap()
  await expect(page).toHaveURL(/\/v2\/firms\/\d+$/)
})

test('on a phone support is stopped without consent', async ({ page, accessible }) => {
  await signInAsStaff(page, 'support@demo.klopt.nl')
  await page.getByRole('searchbox').fill('lingua')
  await page
    .getByRole('link', { name: /Vertaalbureau Lingua/ })
    .first()
    .tap()
  await expect(page.getByText('Vraag eerst om toestemming')).toBeVisible()
  await fits(page, accessible, 'geen toestemming')
})

test('on a phone compliance opens books with a reason alone', async ({ page, accessible }) => {
  await signInAsStaff(page, 'compliance@demo.klopt.nl')
  await page.getByRole('searchbox').fill('lingua')
  await page
    .getByRole('link', { name: /Vertaalbureau Lingua/ })
    .first()
    .tap()
  await page.getByLabel('Reden').fill('Onderzoek 8')
  await fits(page, accessible, 'openen als compliance')
  await page.getByRole('button', { name: 'Openen zonder toestemming' }).tap()
  await expect(page.getByText(warning)).toBeVisible()
  await fits(page, accessible, 'de administratie van een klant')
})
