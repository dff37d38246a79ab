import type { Expense } from '@klopt/api-client/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { openForm, refusal } from '../../testing/open-form.tsx'
import { ReimburseModal } from './reimburse-modal.tsx'
import { WaitingExpense } from './waiting-expense.tsx'

afterEach(() => vi.unstubAllGlobals())

const expense = {
  id: 6,
  version: 2,
  state: 'submitted',
  userName: 'Sanne',
  spentOn: '2026-11-20',
  description: 'Parkeren',
  amountCents: null,
  accountId: null,
  vatCode: null,
  declinedReason: null,
  openCents: 1210,
  paymentFileId: null,
  contactId: 3,
  hasIban: false,
} as Partial<Expense> as Expense

const answers = { '/expenses/categories': [{ id: 7, name: 'Reiskosten', vatCode: 'purchase_high' }] }

async function open(modal: React.ReactElement, more: Record<string, unknown> = {}) {
  const page = await openForm(modal, { ...answers, ...more })
  const { screen } = page
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { ...page, field, press: (name: string) => screen.getByRole('button', { name, exact: true }).click() }
}

const props = { administrationId: 1, expense, onClose: () => undefined }

test('who approves hears of everything that is missing at once, and nothing is sent', async () => {
  const { screen, field, press, sent } = await open(<WaitingExpense {...props} mayDecide />)
  await press('Goedkeuren')
  await expect
    .element(field('Bedrag met btw'))
    .toHaveAccessibleDescription(expect.stringContaining('bedrag van de bon'))
  await expect.element(screen.getByText('Kies een categorie')).toBeVisible()
  await expect.element(screen.getByText('Kies een btw-tarief')).toBeVisible()
  expect(sent).toEqual([])
})

test('declining needs no more than its reason, and says at its field when that is missing', async () => {
  const { field, press, sent } = await open(<WaitingExpense {...props} mayDecide />, {
    '/expenses/6/decline': refusal(422, { reason: 'Zeg waarom je het bonnetje afwijst' }),
  })
  await press('Afwijzen')
  await expect
    .element(field('Reden om af te wijzen'))
    .toHaveAccessibleDescription(expect.stringContaining('Zeg waarom'))
  expect(sent).toMatchObject([{ body: { reason: '', version: 2 } }])
})

test('a receipt is not paid to a number that is none, nor without a bank account to pay from', async () => {
  const owed = { ...expense, state: 'approved' } as Expense
  const modal = <ReimburseModal {...props} expense={owed} mayDecide />
  const { screen, field, press, sent } = await open(modal, { '/bank-books': [], '/accounts': [] })
  await field('IBAN van Sanne').fill('NL00')
  await press('Betaalbestand maken')
  await expect.element(field('IBAN van Sanne')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByText(/Er is nog geen bankrekening met een IBAN/)).toBeVisible()
  expect(sent).toEqual([])
})
