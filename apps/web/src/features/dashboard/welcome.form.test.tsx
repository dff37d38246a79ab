import { afterEach, expect, test, vi } from 'vitest'
import { companyProfile } from '../../testing/company-profile.ts'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { Welcome } from './welcome.tsx'

afterEach(() => vi.unstubAllGlobals())

const nothing = {
  companyDetails: false,
  logoAndColour: false,
  bankAccount: false,
  firstInvoice: false,
  firstImport: false,
  isDismissed: false,
}

async function open(save: unknown) {
  const page = await openForm(<Welcome administrationId={1} done={nothing} />, {
    '/profile': { ...companyProfile, version: 3 },
    '/profile/save': save,
    '/logo': { logo: null },
  })
  const { screen } = page
  const next = screen.getByRole('button', { name: 'Dit klopt, verder' })
  await expect.element(next).toBeVisible()
  return { ...page, next, paper: screen.getByRole('region', { name: 'Zo ziet je factuur eruit' }) }
}

test('the first step is open, and the invoice beside it follows what is typed', async () => {
  const { screen, next, paper, sent } = await open({ version: 4 })
  await screen.getByLabelText('Bedrijfsnaam').fill('Tekstbureau Femke')
  await expect.poll(() => paper.element().textContent).toContain('Tekstbureau Femke')
  await next.click()
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { companyName: 'Tekstbureau Femke', version: 3 } }]))
})

test('what the server refuses is said at its field, where the focus goes', async () => {
  const { screen, next } = await open(refusal(422, { kvkNumber: 'Dit KvK-nummer klopt niet' }))
  await screen.getByLabelText('KvK-nummer').fill('640')
  await next.click()
  await expect.element(screen.getByLabelText('KvK-nummer')).toHaveAccessibleDescription('Dit KvK-nummer klopt niet')
  await expect.element(screen.getByLabelText('KvK-nummer')).toHaveFocus()
})
