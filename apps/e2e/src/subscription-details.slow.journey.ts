import { fillLogin, signOut } from './support/account.ts'
import { expect, logIn, test } from './support/journey.ts'
import { settled } from './support/settled.ts'
import { rootOf, wizardOf, iban, next, confirm, caretOf } from './support/subscription.ts'

// In it a trial is about to expire: support puts that on another plan elsewhere.
test.use({ world: 'a trial' })

const employee = 'medewerker@demo.klopt.nl'

test('a failure between the plan and the payment details is told, and repeating does only what was left', async ({
  page,
}) => {
  await logIn(page)
  await page.goto(`${await rootOf(page, 'Noord Fotografie')}/dashboard`)
  await expect(page.getByText(/^Proefabonnement verloopt over \d+ dagen$/)).toBeVisible()
  let switches = 0
  page.on('request', (request) => (switches += request.url().includes('/switch-to-variant/') ? 1 : 0))
  const payment = '**/subscriptions/update-payment-details'
  await page.route(payment, (route) => route.fulfill({ status: 502, body: '' }))
  await page.getByRole('button', { name: 'Selecteer abonnement' }).click()
  const wizard = wizardOf(page)
  await wizard.getByRole('radio', { name: /^Pro/ }).check()
  await next(page)
  await next(page)
  await wizard.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  const firstCollection = wizard.getByText(/, voor de periode tot en met /)
  const agreedTo = await firstCollection.innerText()
  await confirm(page)
  await expect(wizard.getByRole('alert')).toContainText(
    'Je abonnement is gewijzigd, maar je betaalgegevens zijn nog niet bewaard. De server is tijdelijk niet beschikbaar',
  )
  await settled(page)
  await expect(firstCollection).toHaveText(agreedTo)
  await page.unroute(payment)
  await confirm(page)
  await expect(page.getByRole('region', { name: 'Meldingen' }).getByText('Je abonnement is nu Pro.')).toBeVisible()
  await expect(wizard).toHaveCount(0)
  expect(switches).toBe(1)
})

test('who is not the main user is told so', async ({ page }) => {
  await logIn(page)
  const grace = await rootOf(page, 'Studio Noord Webshop')
  await page.goto(`${grace}/dashboard`)
  await expect(page.getByText('Je abonnement is gestopt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Selecteer abonnement' })).toBeVisible()
  await signOut(page)
  await page.goto('/v2/authenticate')
  await fillLogin(page, employee)
  await expect(page).not.toHaveURL(/authenticate/)
  const id = /\d+$/.exec(await rootOf(page, 'Studio Noord'))?.[0]
  const answer = await page.request.post(`/api/v1/administrations/${id}/subscriptions/switch-to-variant/3`)
  expect(answer.status()).toBe(403)
  await page.goto(`/v2/administrations/${id}/settings/subscription`)
  await expect(page.getByText('Geen toegang tot de boeken')).toBeVisible()
})

test('an account number keeps its caret while one types, deletes, pastes and composes', async ({ page }) => {
  await logIn(page)
  await page.goto(`${await rootOf(page, 'Studio Noord')}/settings/subscription`)
  await page.getByRole('button', { name: 'Betaalgegevens wijzigen' }).click()
  const field = iban(page)
  await field.fill('')
  await field.pressSequentially('nl91abna0417164300')
  await expect(field).toHaveValue('NL91 ABNA 0417 1643 00')

  const putCaret = (at: number) =>
    field.evaluate((input: HTMLInputElement, place) => input.setSelectionRange(place, place), at)
  await putCaret(6)
  await page.keyboard.press('x')
  await expect(field).toHaveValue('NL91 AXBN A041 7164 300')
  expect(await caretOf(page)).toBe(7)
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('NL91 ABNA 0417 1643 00')
  expect(await caretOf(page)).toBe(6)
  // Right behind a space, and right before one.
  await putCaret(5)
  await page.keyboard.press('Backspace')
  await expect(field).toHaveValue('NL9A BNA0 4171 6430 0')
  expect(await caretOf(page)).toBe(3)
  await putCaret(4)
  await page.keyboard.press('Delete')
  await expect(field).toHaveValue('NL9A NA04 1716 4300')
  expect(await caretOf(page)).toBe(4)

  await field.fill('')
  await page.evaluate(() => {
    const input = document.activeElement as HTMLInputElement
    const data = new DataTransfer()
    data.setData('text/plain', 'NL91.ABNA-0417 1643 00')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    document.execCommand('insertText', false, data.getData('text/plain'))
  })
  await expect(field).toHaveValue('NL91 ABNA 0417 1643 00')

  // As the keyboard of a phone does: a word that grows until it is done.
  await field.fill('')
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['n', 'nl', 'nl9', 'nl91', 'nl91a']) {
    await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  }
  await keyboard.send('Input.insertText', { text: 'nl91a' })
  await expect(field).toHaveValue('NL91 A')
  expect(await caretOf(page)).toBe(6)
})
