import { expect, signInAt, studio, test } from './support/journey.ts'
import { fitsPhone } from './support/looks.ts'
import { settled } from './support/settled.ts'

/** A white dot: what it shows is of no account here. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('on a phone an employee hands in a receipt in three presses, and the owner approves it', async ({
  page,
  browser,
  app,
  accessible,
}) => {
  await signInAt(page, `${studio}/expenses`, 'medewerker@demo.klopt.nl')
  await settled(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Bonnetje' }).first().tap()
  await (await chooser).setFiles({ name: 'parkeren.png', mimeType: 'image/png', buffer: photo })
  const form = page.getByRole('dialog', { name: 'Bonnetje indienen' })
  await form.getByLabel('Omschrijving').fill('Parkeren bij de Grote Markt')
  await fitsPhone(page, accessible, 'een bonnetje indienen')
  await form.getByRole('button', { name: 'Indienen' }).tap()
  await expect(form).toBeHidden()
  await expect(page.getByText('Parkeren bij de Grote Markt')).toBeVisible()
  await fitsPhone(page, accessible, 'de bonnetjes van een medewerker')

  const context = await browser.newContext({ baseURL: app.url, reducedMotion: 'reduce' })
  const owner = await context.newPage()
  await signInAt(owner, `${studio}/expenses`)
  await owner.getByText('Parkeren bij de Grote Markt').click()
  const decision = owner.getByRole('dialog', { name: /^Bonnetje van/ })
  await expect(decision.getByRole('img', { name: 'Foto van de bon: Parkeren bij de Grote Markt' })).toBeVisible()
  await decision.getByRole('textbox', { name: 'Bedrag met btw' }).fill('12,10')
  await decision.getByRole('combobox', { name: 'Categorie' }).press('Enter')
  await owner.getByRole('option', { name: /Algemene kosten/ }).click()
  await decision.getByRole('button', { name: 'Goedkeuren' }).press('Enter')
  await expect(decision).toBeHidden()
  await page.reload()
  await expect(page.getByRole('main').getByText('Goedgekeurd').last()).toBeVisible()
  await context.close()
})
