import { addDays, formatDateLong } from '@klopt/validators'
import { expect, logIn, signInAt, studio, test } from './support/journey.ts'
import { pressAt } from './support/keyboard.ts'
import { fitsInEveryLook } from './support/looks.ts'
import { settled } from './support/settled.ts'
import { mondayIn, today } from './support/today.ts'

/** A week in which the demo world has no hours, its Monday. */
const week = mondayIn(14)
const agendaDay = mondayIn(16)

test('an employee writes a week with the keyboard, and hands it in', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/hours?day=${week}`, 'medewerker@demo.klopt.nl')
  await settled(page)
  await pressAt(page, page.getByRole('button', { name: 'Project toevoegen' }))
  await page.keyboard.type('Website · Bouw')
  await expect(page.getByRole('option', { name: /Website · Bouw/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const cell = (day: string) => page.getByLabel(new RegExp(`^Website · Bouw, ${day}`))
  await cell('ma').focus()
  await page.keyboard.type('1,5')
  await page.keyboard.press('ArrowRight')
  await expect(cell('di')).toBeFocused()
  await page.keyboard.type('90m')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row', { name: /^Totaal/ })).toContainText('3:00')
  await settled(page)

  await page.keyboard.press('ArrowLeft')
  await expect(cell('di')).toBeFocused()
  await page.keyboard.press('n')
  const modal = page.getByRole('dialog', { name: 'Uren wijzigen' })
  await modal.getByRole('textbox', { name: 'Notitie' }).fill('Formulier voor afspraken')
  await accessible('uren wijzigen')
  await pressAt(page, modal.getByRole('button', { name: 'Opslaan' }))
  await expect(modal).toBeHidden()
  await expect(page.getByText('Formulier voor afspraken')).toBeVisible()
  await page.reload()
  await expect(cell('ma')).toHaveValue('1:30')
  await fitsInEveryLook(page, accessible, 'een week uren')

  await pressAt(page, page.getByRole('button', { name: 'Week indienen' }))
  await expect(page.getByText('Deze week is ingediend en wacht op goedkeuring.')).toBeVisible()
  await expect(cell('ma')).toHaveCount(0)
  await expect(page.getByText('€')).toHaveCount(0)
})

test('beside the week a day and a month are looked at, and the last cell is taken back', async ({
  page,
  accessible,
}) => {
  const monday = mondayIn(17)
  await signInAt(page, `${studio}/hours?day=${monday}`, 'medewerker@demo.klopt.nl')
  await settled(page)
  await page.keyboard.press('p')
  await page.keyboard.type('Website · Bouw')
  await expect(page.getByRole('option', { name: /Website · Bouw/ })).toBeVisible()
  await page.keyboard.press('Enter')
  const cell = page.getByLabel(/^Website · Bouw, ma/)
  await expect(cell).toBeFocused()
  await page.keyboard.type('2:15')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row', { name: /^Totaal/ })).toContainText('2:15')
  await settled(page)

  await pressAt(page, page.getByRole('link', { name: 'Maand' }))
  await expect(page.getByRole('link', { name: `${formatDateLong(monday)} 2:15` })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een maand uren')
  await pressAt(page, page.getByRole('link', { name: `${formatDateLong(monday)} 2:15` }))
  await expect(page.getByText(`Maandag ${formatDateLong(monday)}`)).toBeVisible()
  await expect(cell).toHaveValue('2:15')
  await fitsInEveryLook(page, accessible, 'een dag uren')

  await pressAt(page, page.getByRole('link', { name: 'Week', exact: true }))
  await cell.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('row', { name: /^Totaal/ })).toContainText('3:00')
  await settled(page)
  await page.keyboard.press('Control+z')
  await expect(cell).toHaveValue('2:15')
})

test('the owner adds a project, approves a week, and puts hours on an invoice that holds them', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  await page.goto(`${studio}/hours/weeks`)
  await pressAt(page, page.getByRole('button', { name: /^week \d+ van Mo el Amrani goedkeuren$/ }).first())
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText(/van Mo el Amrani is goedgekeurd/)
  await fitsInEveryLook(page, accessible, 'weken om goed te keuren')

  await page.goto(`${studio}/projects`)
  await settled(page)
  await fitsInEveryLook(page, accessible, 'de projecten')
  await pressAt(page, page.getByRole('button', { name: 'Project toevoegen' }))
  const pane = page.getByRole('dialog', { name: 'Nieuw project' })
  await pressAt(page, pane.getByRole('button', { name: 'Project opslaan' }))
  await expect(pane).toContainText('Vul een naam in')
  await pane.getByRole('textbox', { name: 'Naam' }).fill('Jaarverslag')
  await pane.getByRole('combobox', { name: 'Klant' }).fill('Museum')
  await page.getByRole('option', { name: /Museum De Zaal/ }).click()
  await pane.getByRole('textbox', { name: 'Uurtarief' }).fill('95')
  await accessible('een nieuw project')
  await pressAt(page, pane.getByRole('button', { name: 'Project opslaan' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Jaarverslag' })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'een project')

  await page.goto(`${studio}/hours/unbilled`)
  await settled(page)
  await fitsInEveryLook(page, accessible, 'uren om te factureren')
  const card = page.getByRole('region', { name: 'Museum De Zaal' })
  await pressAt(page, card.getByRole('button', { name: 'Factuur maken' }))
  const modal = page.getByRole('dialog', { name: 'Uren van Museum De Zaal factureren' })
  await accessible('uren factureren')
  await pressAt(page, modal.getByRole('button', { name: 'Concept maken' }))
  await expect(page).toHaveURL(/\/invoices\/\d+/)
  await expect(page.getByText(/^Zaalteksten · Opmaak, /).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Uren op deze factuur' })).toContainText(/\d+ urenregels, \d+:\d\d uur/)
  await page.goto(`${studio}/hours/unbilled`)
  await expect(page.getByRole('heading', { level: 1, name: 'Te factureren' })).toBeVisible()
  await settled(page)
  await expect(card).toHaveCount(0)

  // In the first days of a year nothing was written in it yet.
  await page.goto(`${studio}/reports/hours?from=${addDays(today, -60)}&to=${today}`)
  await settled(page)
  await expect(page.getByRole('row', { name: /^Zaalteksten/ })).toBeVisible()
  await fitsInEveryLook(page, accessible, 'uren van een periode')
})

test('appointments of a calendar file become hours on the project that is chosen, once', async ({
  page,
  accessible,
}) => {
  await signInAt(page, `${studio}/hours?day=${agendaDay}`, 'medewerker@demo.klopt.nl')
  await settled(page)
  await page.getByRole('button', { name: 'Uit je agenda' }).click()
  const dialog = page.getByRole('dialog', { name: 'Uren uit je agenda' })
  const choose = async (name: string, text: string) => {
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'text/calendar', buffer: Buffer.from(text) })
  }
  await choose('agenda.csv', 'Datum;Afspraak')
  await expect(dialog.getByText('Dit is geen agendabestand.')).toBeVisible()
  await choose('agenda.ics', calendar)
  await expect(dialog.getByText('10:00–11:30 · 1:30')).toBeVisible()
  await accessible('afspraken uit een agenda')
  await dialog.getByRole('combobox', { name: 'Project van Overleg met de drukker' }).fill('a')
  await page.getByRole('option').first().click()
  await dialog.getByRole('button', { name: '1 afspraak schrijven' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Uit je agenda' }).click()
  await choose('agenda.ics', calendar)
  await expect(dialog.getByText('Er staan al uren')).toBeVisible()
  await expect(dialog.getByRole('checkbox', { name: 'Overleg met de drukker' })).not.toBeChecked()
})

/** As another program wrote it. */
const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//elsewhere//',
  'BEGIN:VEVENT',
  'UID:1@elsewhere',
  `DTSTART:${agendaDay.replaceAll('-', '')}T100000`,
  `DTEND:${agendaDay.replaceAll('-', '')}T113000`,
  'SUMMARY:Overleg met de drukker',
  'END:VEVENT',
  'END:VCALENDAR',
].join('\r\n')
