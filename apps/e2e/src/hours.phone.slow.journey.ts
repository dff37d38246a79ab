import { expect, signInAt, studio, test } from './support/journey.ts'
import { fitsPhone } from './support/looks.ts'
import { settled } from './support/settled.ts'
import { mondayIn } from './support/today.ts'

test('on a phone an employee runs a timer for a project, which becomes hours', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/hours`, 'medewerker@demo.klopt.nl')
  await settled(page)
  await page.getByRole('button', { name: 'Timer voor een project' }).tap()
  const modal = page.getByRole('dialog', { name: 'Waar werk je aan?' })
  await modal.getByRole('combobox', { name: 'Project' }).fill('Huisstijl')
  await page.getByRole('option', { name: /Huisstijl/ }).tap()
  await modal.getByRole('textbox', { name: 'Notitie' }).fill('Gebeld met de praktijk')
  await modal.getByRole('button', { name: 'Timer starten' }).tap()
  const card = page.getByRole('region', { name: 'Timer' })
  await expect(card).toContainText('Huisstijl · Overleg')
  await expect(card.getByRole('timer')).toHaveText(/^0:00:0[2-9]$/)
  await fitsPhone(page, accessible, 'een lopende timer van een project')
  await card.getByRole('button', { name: 'Stop' }).tap()
  await expect(page.getByText('Gebeld met de praktijk')).toBeVisible()

  // A day on which nothing was written: a timer of today may have run at the same time.
  await page.goto(`${studio}/hours?day=${mondayIn(14)}`)
  await settled(page)
  await page.getByRole('button', { name: 'Regel toevoegen' }).tap()
  const entry = page.getByRole('dialog', { name: 'Uren schrijven' })
  await entry.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(entry).toContainText('Kies een project')
  await entry.getByRole('combobox', { name: 'Project' }).fill('Website')
  await page.getByRole('option', { name: /Website · Teksten/ }).tap()
  await entry.getByRole('textbox', { name: 'Van' }).fill('9')
  await entry.getByRole('textbox', { name: 'Tot' }).fill('10.30')
  await fitsPhone(page, accessible, 'uren schrijven')
  await entry.getByRole('button', { name: 'Opslaan' }).tap()
  await expect(page.getByText('09:00 – 10:30')).toBeVisible()
})
