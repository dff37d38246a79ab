import { registerOwner } from './support/account.ts'
import { expect, signInAt, test } from './support/journey.ts'
import { fitsInEveryLook } from './support/looks.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`removal is asked and withdrawn, ${viewport.width} px wide`, async ({ page, app, accessible }) => {
    await page.setViewportSize(viewport)
    await registerOwner(page, app, `stopper${viewport.width}@administraties.example`)
    await page.goto('/v2/my-administrations')
    await page.getByRole('button', { name: 'Meer voor De Wit Advies' }).click()
    await page.getByRole('menuitem', { name: 'Verwijder administratie' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Administratie verwijderen' })).toBeVisible()
    await expect(page.getByText('zeven jaar')).toBeVisible()
    await accessible('administratie verwijderen')
    await page.getByRole('button', { name: 'Administratie verwijderen' }).click()
    await page.getByRole('button', { name: 'Verwijdering aanvragen' }).click()
    await expect(page.getByText(/Wordt verwijderd vanaf \d+ \w+ \d{4}/)).toBeVisible()
    await accessible('een verwijderverzoek')

    await page.goto('/v2/my-administrations')
    const list = page.getByRole('grid', { name: 'Administraties' })
    const leaving = list.getByText('Administraties met een verwijderverzoek')
    await expect(leaving).toBeVisible()
    await expect(list.getByRole('row', { name: /De Wit Advies.*Wordt verwijderd vanaf/ })).toBeVisible()
    await accessible('mijn administraties met een verwijderverzoek')
    await page.getByRole('button', { name: 'Meer voor De Wit Advies' }).click()
    await expect(page.getByRole('menuitem', { name: 'Verwijder administratie' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Annuleer verwijderverzoek van De Wit Advies' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuleer verwijderverzoek' }).click()
    await expect(leaving).toHaveCount(0)
    await expect(list).toContainText('De Wit Advies')
  })
}

test('a running subscription stands in the way of removal and says where it is cancelled', async ({ page }) => {
  await signInAt(page, '/v2/administrations/1/removal-requests')
  await expect(page.getByText('Er loopt nog een abonnement')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Administratie verwijderen' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Naar je abonnement' })).toHaveAttribute(
    'href',
    '/v2/administrations/1/settings/subscription',
  )
})

test('who stops is led to the audit file, which the law has them keep', async ({ page, accessible }) => {
  await signInAt(page, '/v2/administrations/1/removal-requests')
  await expect(page.getByText('zeven jaar te bewaren')).toBeVisible()
  await fitsInEveryLook(page, accessible, 'het verwijderen')
  await page.getByRole('link', { name: 'Download die per boekjaar' }).click()
  await expect(page.getByRole('heading', { name: 'Auditfile' })).toBeVisible()
})
