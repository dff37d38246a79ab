import type { LedgerAccount } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { OpeningScreen } from './opening-screen.tsx'

afterEach(async () => {
  vi.unstubAllGlobals()
  await page.viewport(1280, 800)
})

const open = (firstEntryDate: string | null, accounts: readonly LedgerAccount[] = []) =>
  openForm(
    <OpeningScreen
      administrationId={1}
      accounts={accounts}
      opening={{ current: null, proposedStartDate: '2026-01-01', firstEntryDate }}
      onChanged={() => {}}
    />,
    { '/opening-balance': { id: 1 } },
  )

const account = (id: number, name: string, type: LedgerAccount['type'], rgsCode: string): LedgerAccount => ({
  id,
  number: String(1000 + id),
  name,
  rgsCode,
  type,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})
const accounts = [
  account(1, 'Bank', 'asset', 'BLimBanRba'),
  account(2, 'Lening van de bank', 'liability', 'BLasSakLvl'),
  account(3, 'Ondernemingsvermogen', 'equity', 'BEivKapOnd'),
]

test('entries of before the first day are told before the press, since they count beside the opening balance', async () => {
  const { screen } = await open('2025-11-03')
  await expect.element(screen.getByText(/De eerste is van 3 november 2025/)).toBeVisible()
})

test('nothing is said of entries from the first day on', async () => {
  const { screen } = await open('2026-01-01')
  await expect.element(screen.getByRole('button', { name: 'Beginbalans boeken' })).toBeVisible()
  expect(screen.getByText('Er staan al eerdere boekingen').elements()).toEqual([])
})

test('on a phone a row opens to type in on its own side, another account is searched for, and the difference is filled', async () => {
  await page.viewport(390, 844)
  const { screen, sent } = await open(null, accounts)
  const rows = screen.getByRole('list', { name: 'Saldi van de rekeningen' })
  await expect.element(rows.getByRole('button', { name: /^Bank/ })).toBeVisible()
  expect(rows.getByRole('listitem').elements()).toHaveLength(2)
  await userEvent.click(rows.getByRole('button', { name: /^Bank/ }))
  await expect.element(screen.getByLabelText('Saldo van Bank')).toHaveFocus()
  await userEvent.keyboard('12000{Enter}')
  await expect.element(screen.getByLabelText('Saldo van Ondernemingsvermogen')).toHaveFocus()
  await expect.element(rows.getByRole('button', { name: /^Bank.*1001 · debet.*12\.000,00/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  const search = screen.getByRole('combobox', { name: 'Rekening toevoegen' })
  await expect.element(search).toHaveFocus()
  await userEvent.keyboard('lening')
  await userEvent.click(screen.getByRole('option', { name: /Lening van de bank/ }))
  await expect.element(screen.getByLabelText('Saldo van Lening van de bank')).toHaveFocus()
  await userEvent.keyboard('5000')
  await expect.element(screen.getByRole('radio', { name: 'Credit' })).toBeChecked()
  await userEvent.click(rows.getByRole('button', { name: /^Ondernemingsvermogen/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Vul het verschil: 7.000,00 credit' }))
  await expect.element(screen.getByText('Klopt', { exact: true })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Beginbalans boeken' }))
  await vi.waitFor(() =>
    expect(sent).toMatchObject([
      {
        body: {
          lines: [
            { accountId: 1, debitCents: 1_200_000, creditCents: 0 },
            { accountId: 2, debitCents: 0, creditCents: 500_000 },
            { accountId: 3, debitCents: 0, creditCents: 700_000 },
          ],
        },
      },
    ]),
  )
})

test('the other accounts come by a press, and who books too early stands at the first field that is wrong', async () => {
  const { screen, sent } = await open(null, accounts)
  const grid = screen.getByRole('table', { name: 'Saldi van de rekeningen' })
  await expect
    .element(grid.getByRole('combobox', { name: 'Rekening, regel 2' }))
    .toHaveValue('1003 Ondernemingsvermogen')
  await userEvent.click(screen.getByRole('button', { name: 'Alle rekeningen tonen (nog 1)' }))
  await expect.element(grid.getByRole('combobox', { name: 'Rekening, regel 2' })).toHaveValue('1002 Lening van de bank')
  await userEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }).first())
  await screen.getByLabelText('Debet, regel 4').fill('500')
  await userEvent.keyboard('{Tab}')
  await userEvent.click(screen.getByRole('button', { name: 'Beginbalans boeken' }))
  await expect.element(grid.getByRole('combobox', { name: 'Rekening, regel 4' })).toHaveFocus()
  await expect.element(screen.getByText('Kies een rekening')).toBeVisible()
  await expect.element(screen.getByText(/minstens twee saldi/)).toBeVisible()
  expect(sent).toEqual([])
})

test('who chooses an account that has a line is told so when they leave its field, and which line that is', async () => {
  const { screen, sent } = await open(null, accounts)
  const grid = screen.getByRole('table', { name: 'Saldi van de rekeningen' })
  await userEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }).first())
  const added = grid.getByRole('combobox', { name: 'Rekening, regel 3' })
  await added.fill('Ondernemings')
  await userEvent.click(screen.getByRole('option', { name: /Ondernemingsvermogen/ }))
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByText('Deze rekening staat al op regel 2. Vul het saldo daar in.')).toBeVisible()
  await screen.getByLabelText('Debet, regel 1').fill('500')
  await screen.getByLabelText('Credit, regel 3').fill('500')
  await userEvent.click(screen.getByRole('button', { name: 'Beginbalans boeken' }))
  await expect.element(added).toHaveFocus()
  expect(sent).toEqual([])
})
