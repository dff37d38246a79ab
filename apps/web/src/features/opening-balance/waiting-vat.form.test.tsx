import type { LedgerAccount } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openForm } from '../../testing/open-form.tsx'
import { OpeningScreen } from './opening-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const account = (id: number, name: string, type: LedgerAccount['type'], rgsCode: string): LedgerAccount => ({
  id,
  number: String(id),
  name,
  rgsCode,
  type,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})
const accounts = [
  account(1300, 'Debiteuren', 'asset', 'BVorDebHad'),
  account(1510, 'Btw over nog niet ontvangen omzet', 'liability', 'BSchBepOvb'),
]
const open = (vatScheme: 'cash' | 'accrual') =>
  openForm(
    <OpeningScreen
      administrationId={1}
      accounts={accounts}
      opening={{ current: null, proposedStartDate: '2026-01-01', firstEntryDate: null }}
      onChanged={() => {}}
    />,
    {
      '/booking-day': {
        date: '2026-01-01',
        entryDate: '2026-01-01',
        lockedUntil: null,
        lockReason: null,
        lockedByFirm: false,
        vatIsLate: false,
        vatExpiredOn: null,
        vatPeriodLabel: 'Q1 2026',
        vatScheme,
      },
      '/opening-balance': { id: 1 },
    },
  )

test('on a cash basis the VAT of an old invoice that waits is chosen beside it, and held against its account', async () => {
  const { screen, sent } = await open('cash')
  const lines = screen.getByRole('table', { name: 'Saldi van de rekeningen' })
  await expect
    .element(lines.getByRole('combobox', { name: 'Rekening, regel 2' }))
    .toHaveValue('1510 Btw over nog niet ontvangen omzet')
  const items = screen.getByRole('table', { name: 'Openstaande facturen' })
  await userEvent.click(screen.getByRole('button', { name: 'Regel toevoegen' }).nth(1))
  await userEvent.click(items.getByLabelText('Nummer, regel 1'))
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'OUD-1\t\t1-12-2025\t15-12-2025\t1210\t21%\t210')
  items
    .getByLabelText('Nummer, regel 1')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.element(items.getByLabelText('Btw nog aan te geven, regel 1')).toHaveValue('210,00')
  await expect.element(screen.getByText(/zet nog 210,00 in credit op 1510/)).toBeVisible()
  await screen.getByLabelText('Credit, regel 2').fill('210')
  await screen.getByLabelText('Debet, regel 1').fill('210')
  await expect.element(screen.getByText(/bij de facturen wacht wat op 1510/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Beginbalans boeken' }))
  const postponedVat = [{ vatCode: 'sale_high', baseCents: 100_000, vatCents: 21_000 }]
  await vi.waitFor(() => expect(sent).toMatchObject([{ body: { openItems: [{ number: 'OUD-1', postponedVat }] } }]))
})

test('where VAT counts with the invoice nothing of it is asked', async () => {
  const { screen } = await open('accrual')
  await expect.element(screen.getByRole('table', { name: 'Openstaande facturen' })).toBeInTheDocument()
  await expect.element(screen.getByText(/Telt in|Wordt één boeking/)).toBeVisible()
  expect(screen.getByText('Btw nog aan te geven').elements()).toEqual([])
  expect(screen.getByText(/kies er de btw-code bij/i).elements()).toEqual([])
})
