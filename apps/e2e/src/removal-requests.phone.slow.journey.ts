import { expect, signInAt, studio, test } from './support/journey.ts'
import { fitsPhone } from './support/looks.ts'

test('on a phone the main user reads what stands in the way of removal', async ({ page, accessible }) => {
  await signInAt(page, `${studio}/removal-requests`)
  await expect(page.getByText('Er loopt nog een abonnement')).toBeVisible()
  await fitsPhone(page, accessible, 'het verwijderen')
})
