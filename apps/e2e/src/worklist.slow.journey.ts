import type { Page } from '@playwright/test'
import { expect, signInAt, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const rowOf = (page: Page, client: string) => page.getByRole('row').filter({ hasText: client })

test('what a client agreed on is filed from the worklist, another is asked for papers, and one goes on to the next', async ({
  page,
  accessible,
}) => {
  await signInAt(page, '/v2/account', 'boekhouder@demo.klopt.nl')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Werklijst' })).toBeVisible()
  const agreed = rowOf(page, 'Vertaalbureau Lingua')
  await expect(agreed).toContainText('Akkoord')
  await agreed.focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Indienen wat akkoord is' }).press('Enter')
  const filing = page.getByRole('dialog', { name: 'Indienen wat akkoord is' })
  await filing.getByRole('button', { name: 'Aangifte doen' }).press('Enter')
  await expect(filing).toBeHidden()

  const asked = rowOf(page, 'Tuinonderhoud Groen')
  await asked.focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Stukken vragen' }).press('Enter')
  const papers = page.getByRole('dialog', { name: 'Stukken vragen' })
  await papers.getByRole('button', { name: 'Vragen' }).press('Enter')
  await expect(papers).toContainText('Dit veld mag niet leeg zijn')
  await papers.getByRole('textbox', { name: 'Vraag' }).fill('Wil je de bonnen van deze maand sturen?')
  await papers.getByRole('button', { name: 'Vragen' }).press('Enter')
  await expect(asked).toContainText('1 open')
  await accessible('de werklijst van een kantoor')

  await asked.focus()
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Meer met de gekozen klanten' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Auditfiles' }).press('Enter')
  const files = page.getByRole('dialog', { name: 'Auditfiles downloaden' })
  await files.getByRole('combobox', { name: 'Boekjaar' }).press('Enter')
  await page.getByRole('option').first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    files.getByRole('button', { name: 'Downloaden' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/\.xaf$/)
  await expect(files).toBeHidden()

  await page.getByRole('link', { name: /^Loopt/ }).click()
  await settled(page)
  const first = page.getByRole('row').nth(2)
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Volgende klant' })).toBeVisible()
  await page.getByRole('link', { name: 'Btw', exact: true }).click()
  await settled(page)
  const before = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Volgende klant' }).press('Enter')
  await expect(page).not.toHaveURL(new RegExp(`${before}(\\?|$)`))
  await expect(page).toHaveURL(/\/vat-return/)
  await page.getByRole('link', { name: 'Terug naar alle klanten' }).click()
  await expect(page).toHaveURL(/state=running/)
})
