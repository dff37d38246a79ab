import { expect, signInAt, studio, test } from './support/journey.ts'
import { settled } from './support/settled.ts'

test('rows are chosen by key in every list of sales and purchases, and what is done with them is told', async ({
  page,
  accessible,
}) => {
  const told = page.getByRole('region', { name: 'Meldingen' })
  const bar = page.getByRole('group', { name: 'Acties voor de selectie' })
  const choose = async (list: string, count: number) => {
    await page.goto(`${studio}/${list}`)
    await settled(page)
    const first = page.getByRole('main').locator('tbody > tr[tabindex="0"]')
    await expect(first).toBeVisible()
    await page.keyboard.press('j')
    await expect(first).toBeFocused()
    await page.keyboard.press('x')
    for (let more = 1; more < count; more += 1) await page.keyboard.press('Shift+J')
    await expect(bar).toContainText(`${count} gekozen`)
  }
  const kept = async (name: RegExp, item?: string) => {
    const download = page.waitForEvent('download')
    await bar.getByRole('button', { name }).click()
    if (item !== undefined) await page.getByRole('menuitem', { name: item }).click()
    return (await download).suggestedFilename()
  }

  await signInAt(page, `${studio}/products`)
  await choose('products', 2)
  await accessible('gekozen producten')
  expect(await kept(/^Exporteren 2/, 'CSV downloaden')).toBe('Producten.csv')
  await bar.getByRole('button', { name: 'Archiveren 2' }).click()
  await expect(told.getByText('2 producten gearchiveerd')).toBeVisible()
  await told.getByRole('button', { name: /Ongedaan/ }).click()
  await expect(told.getByText('2 producten teruggehaald')).toBeVisible()

  await choose('contacts', 3)
  await accessible('gekozen relaties')
  expect(await kept(/^Rekeningoverzichten 3/, 'Rekeningoverzichten als zip')).toBe('Rekeningoverzichten.zip')
  await bar.getByRole('button', { name: 'Archiveren 3' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('staat nog €')
  await accessible('gevraagd of wie nog moet betalen weg mag')
  await question.getByRole('button', { name: 'Annuleren' }).click()
  await expect(bar).toContainText('3 gekozen')

  // Others open the draft of these books: what is sent is one more of it.
  const drafts = await page.request.get(`/api${studio}/estimates?status=draft`)
  const { items } = (await drafts.json()) as { items: readonly { readonly id: number }[] }
  const copied = await page.request.post(`/api${studio}/estimates/${items[0]?.id}/copy`)
  expect(copied.status()).toBe(200)
  await choose('estimates?status=draft', 1)
  await accessible('een gekozen offerte')
  await bar.getByRole('button', { name: 'Versturen 1' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '1 offerte versturen' }).click()
  await expect(told.getByText('1 offerte verstuurd')).toBeVisible()

  await choose('recurring-invoices?status=active', 1)
  await bar.getByRole('button', { name: 'Pauzeren 1' }).click()
  await expect(told.getByText('1 herhaalfactuur op pauze gezet')).toBeVisible()

  await choose('purchases?status=unpaid', 2)
  await accessible('gekozen inkoopfacturen')
  expect(await kept(/^Bestanden downloaden/)).toBe('Inkoopfacturen.zip')
  await bar.getByRole('button', { name: 'Betalen 2' }).click()
  await expect(bar.getByRole('region', { name: 'Betaalbestand' })).toBeVisible()
  await expect(bar).toContainText('2 gekozen')
})
