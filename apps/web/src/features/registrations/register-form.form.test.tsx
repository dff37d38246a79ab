import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { RegisterForm, type Registration } from './register-form.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 900)
})

const values: Registration = {
  kind: 'owner',
  firstName: '',
  lastName: '',
  companyName: '',
  legalForm: 'zzp',
  emailAddress: '',
}

async function open() {
  const onSent = vi.fn()
  const { screen, sent } = await openForm(<RegisterForm values={values} onSent={onSent} />, { '/registrations': {} })
  const send = screen.getByRole('button', { name: 'Account aanmaken' })
  await expect.element(send).toBeVisible()
  return { screen, sent, send, onSent }
}

test('on a laptop the whole of it is in sight', async () => {
  await page.viewport(1440, 900)
  const { send } = await open()
  expect(send.element().getBoundingClientRect().bottom).toBeLessThan(900)
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(900)
})

test('the legal form is chosen beside the name and sent; a bookkeeper is not asked for it', async () => {
  const { screen, sent, send } = await open()
  await screen.getByLabelText('Voornaam').fill('Femke')
  await screen.getByLabelText('Achternaam').fill('de Boer')
  await screen.getByLabelText('Bedrijfsnaam').fill('Tekstbureau Femke')
  await screen.getByRole('combobox', { name: 'Rechtsvorm' }).click()
  await screen.getByRole('option', { name: 'Bv', exact: true }).click()
  await screen.getByLabelText('E-mailadres').fill('femke@voorbeeld.nl')
  await screen.getByLabelText('Wachtwoord', { exact: true }).fill('Klopt-demo-2026!')
  await send.click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { legalForm: 'bv', companyName: 'Tekstbureau Femke' } }]))
  await screen.getByText('Ik ben boekhouder').click()
  await expect.element(screen.getByLabelText('Naam van je kantoor')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Rechtsvorm' }).elements()).toEqual([])
})
