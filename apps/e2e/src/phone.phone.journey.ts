import { expect, signInToStudio, test } from './support/journey.ts'

test('on a phone the bottom bar leads everywhere and a bank line is booked with the thumb', async ({
  page,
  accessible,
}) => {
  await signInToStudio(page)
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await bar.getByRole('link', { name: 'Facturen', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Facturen' })).toBeVisible()
  await accessible('de facturen op een telefoon')

  await bar.getByRole('link', { name: /Bank$/ }).click()
  const line = page.getByText('Huur atelier').first()
  await line.click()
  const pane = page.getByRole('dialog')
  await expect(pane).toContainText('Atelierhuis Noord')
  await accessible('een bankregel op een telefoon')
  await pane.getByRole('button', { name: /^Akkoord/ }).click()
  await expect(page.getByRole('main').getByText('Huur atelier')).toHaveCount(0)

  await page.goto(page.url().replace(/\/bank.*/, '/more'))
  await page.getByRole('link', { name: 'Grootboek' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Grootboek' })).toBeVisible()
})
