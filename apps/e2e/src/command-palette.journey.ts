import { expect, signInToStudio, studio as root, test } from './support/journey.ts'
import { goWithin } from './support/settled.ts'

test('Ctrl K leads anywhere by the keyboard alone: a place, an invoice by its number, a contact by its name, a new invoice', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  const palette = page.getByRole('dialog', { name: 'Zoeken' })
  const field = palette.getByRole('combobox', { name: 'Zoeken' })
  const open = async (keys: string) => {
    await page.keyboard.press(keys)
    await expect(field).toBeFocused()
  }
  const option = (name: string | RegExp) => palette.getByRole('option', { name })

  // A name and a number to look for, as they stand on the screen.
  await goWithin(page, `${root}/invoices`)
  const firstRow = page
    .getByRole('grid', { name: 'Facturen' })
    .getByRole('row', { name: /20\d\d-\d+/ })
    .first()
  await expect(firstRow).toBeVisible()
  const number = /20\d\d-\d+/.exec(await firstRow.innerText())?.[0] ?? ''
  await goWithin(page, `${root}/contacts`)
  const firstContact = page.getByRole('grid', { name: 'Relaties' }).getByRole('row').nth(1)
  await expect(firstContact.getByRole('link')).toBeVisible()
  const contact = await firstContact.getByRole('link').innerText()

  await open('Control+k')
  await expect(option('Nieuwe factuur')).toBeVisible()
  await accessible('the command palette')
  await page.keyboard.type('proef')
  await expect(palette.getByRole('option').first()).toHaveText(/^Proefbalans/)
  await page.keyboard.press('Enter')
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(/reports\/trial-balance/)

  await open('Control+k')
  await page.keyboard.type(number)
  await expect(option(new RegExp(number))).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)

  await open('Meta+k')
  await page.keyboard.type(contact)
  await expect(palette.getByRole('group', { name: 'Relaties' }).or(option(contact)).first()).toBeVisible()
  await option(new RegExp(`^${contact}`))
    .first()
    .click()
  await expect(page).toHaveURL(/contacts\/\d+/)

  await open('Control+k')
  await page.keyboard.type('12*85')
  await expect(option(/12\*85 = 1\.020,00/)).toBeVisible()
  for (const [text, found] of [
    ['1000', /^1000 Kas/],
    ['logo', /^Factuur/],
    ['donker', /^Weergave: donker/],
    ['uitlog', /^Uitloggen/],
    ['herinnering', /^Herinneringen versturen/],
    ['boeking', /^Nieuwe boeking/],
    [contact.slice(0, 2), new RegExp(`^${contact}`)],
  ] as const) {
    await field.fill(text)
    await expect(option(found).first()).toBeVisible()
  }
  await page.keyboard.press('Escape')

  await open('Control+k')
  await page.keyboard.type('qxzvwq')
  await expect(palette.getByRole('status')).toHaveText('Niets gevonden')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()

  // What was looked at stands first, and '?' tells the keys.
  await open('Control+k')
  await expect(palette.getByRole('option').first()).toContainText(number)
  await page.keyboard.press('Escape')
  await goWithin(page, `${root}/dashboard`)
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Sneltoetsen' })
  await expect(sheet.getByText('Zoeken, rekenen of ergens heen')).toBeVisible()
  await accessible('the sheet of keys')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: 'Zoek of ga naar…' }).click()
  await expect(field).toBeFocused()
  await page.keyboard.type('nieuwe fac')
  await expect(palette.getByRole('option').first()).toHaveText(/^Nieuwe factuur/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/invoices\/(new|\d+)/)
})
