import { expect, logIn, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

const NAME = 'Reizen met de trein'
const invoiceNumber = /Factuur \d{4}-\d{4}/

test('a rule is made, tested, paused, changed and deleted by keyboard', async ({ page, accessible }) => {
  await logIn(page)
  await page.goto(`${studio}/bank/rules`)
  await page.getByRole('button', { name: 'Regel toevoegen' }).press('Enter')
  const fresh = page.getByRole('dialog', { name: 'Nieuwe regel' })
  await fresh.getByLabel('Naam van de regel').fill(NAME)
  await fresh.getByLabel('Naam van de tegenpartij').fill('NS Groep')
  await fresh.getByRole('combobox', { name: 'Boeken op' }).fill('reis')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await fresh.getByRole('button', { name: 'Bekijk wat deze regel zou raken' }).press('Enter')
  await expect(fresh.getByText(/^Deze regel past bij \d+ regels van het afgelopen jaar, waarvan/)).toBeVisible()
  await accessible('een nieuwe regel met wat die zou raken')
  await fresh.getByRole('button', { name: 'Regel opslaan' }).press('Enter')
  await expect(fresh).toBeHidden()

  const row = page.getByRole('row').filter({ hasText: NAME })
  const pane = page.getByRole('dialog', { name: NAME })
  const open = async () => {
    await row.press('Enter')
    await expect(pane).toBeVisible()
  }
  await open()
  await pane.getByRole('button', { name: 'Pauzeren' }).press('Enter')
  await expect(pane).toBeHidden()
  await expect(row.getByText('Gepauzeerd')).toBeVisible()
  await open()
  await accessible('een regel die gepauzeerd is')
  await pane.getByRole('button', { name: 'Hervatten' }).press('Enter')
  await expect(pane).toBeHidden()
  await expect(row.getByText('Gepauzeerd')).toHaveCount(0)

  await open()
  await pane.getByLabel('Bedrag vanaf').fill('500,00')
  await pane.getByRole('button', { name: 'Bekijk wat deze regel zou raken' }).press('Enter')
  await expect(pane.getByText('Deze regel past bij 0 regels')).toBeVisible()
  await pane.getByRole('button', { name: 'Regel opslaan' }).press('Enter')
  await expect(pane).toBeHidden()
  await expect(row).toContainText('500,00')

  await open()
  await pane.getByRole('button', { name: 'Verwijderen' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Regel verwijderen' }).press('Enter')
  await expect(pane).toBeHidden()
  await expect(row).toHaveCount(0)
})

test('what is never to be suggested again stands under the rules, and can be suggested again', async ({
  page,
  accessible,
}) => {
  await logIn(page)
  await page.goto(`${studio}/bank`)
  const line = page.getByRole('row').filter({ hasText: 'Gemeente Haarlem' }).filter({ hasText: invoiceNumber }).first()
  const [told = ''] = invoiceNumber.exec(await line.innerText()) ?? []
  await line.getByText('Gemeente Haarlem').click()
  await page.getByRole('button', { name: 'Nooit meer voorstellen' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText(/niet meer voorgesteld/)).toBeVisible()
  await page.goto(`${studio}/bank/rules`)
  const muted = page.getByRole('table', { name: 'Wat niet meer voorgesteld wordt' })
  await expect(muted.getByRole('row').filter({ hasText: 'Gemeente Haarlem' })).toContainText(told)
  await settled(page)
  await accessible('regels met wat niet meer voorgesteld wordt')
  await muted.getByRole('button', { name: /^Weer voorstellen/ }).press('Enter')
  await expect(muted).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Meldingen' })).toContainText('Weer voorgesteld voor Gemeente Haarlem')
})
