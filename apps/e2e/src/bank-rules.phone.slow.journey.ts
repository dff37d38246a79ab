import { expect, logIn, studio, test } from './support/journey.ts'
import { fits } from './support/looks.ts'

test('on a phone a rule says where it books, is tried, paused and goes on', async ({ page, accessible }) => {
  await logIn(page)
  await page.goto(`${studio}/bank/rules`)
  const rule = page.getByRole('main').getByText('KPN B.V.').first()
  await expect(page.getByRole('main').getByText('→ 4510', { exact: false })).toBeVisible()
  await accessible('regels op een telefoon')
  await fits(page, 'de regels')
  await rule.tap()
  const pane = page.getByRole('dialog', { name: 'KPN B.V.' })
  await pane.getByRole('button', { name: 'Bekijk wat deze regel zou raken' }).tap()
  await expect(pane.getByText(/^Deze regel past bij \d+ regels/)).toBeVisible()
  await accessible('een regel op een telefoon')
  await fits(page, 'een regel')
  await pane.getByRole('button', { name: 'Pauzeren' }).tap()
  await expect(pane).toBeHidden()
  await expect(page.getByRole('main').getByText('Gepauzeerd')).toBeVisible()
  await rule.tap()
  await pane.getByRole('button', { name: 'Hervatten' }).tap()
  await expect(pane).toBeHidden()
  await expect(page.getByRole('main').getByText('Gepauzeerd')).toHaveCount(0)
})
