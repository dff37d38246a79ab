import { afterEach, expect, test, vi } from 'vitest'
import { openForm } from '../../testing/open-form.tsx'
import type { VatReturn } from './period-states.ts'
import { ReturnStatusCard } from './return-status-card.tsx'

afterEach(() => vi.unstubAllGlobals())

const vatReturn: VatReturn = {
  key: '2026-Q3',
  label: '3e kwartaal 2026',
  start: '2026-07-01',
  end: '2026-09-30',
  dueDate: '2026-10-31',
  state: 'due',
  scheme: 'accrual',
  isWorksheet: false,
  boxes: [],
  payableEuros: 330,
  roundingDifferenceCents: 0,
  lateVatCents: 0,
  lateLines: 'include',
  late: [],
  checks: [],
  filed: null,
}

const day = {
  date: '2026-09-30',
  entryDate: '2026-09-30',
  deletedReturnOn: '2026-10-01',
  vatPeriodLabel: '3e kwartaal 2026',
  vatIsLate: false,
  vatExpiredOn: null,
  vatScheme: 'accrual',
}

test('the day on which somebody handed in goes along, and Klopt says that it sends nothing', async () => {
  const card = <ReturnStatusCard administrationId={1} vatReturn={vatReturn} />
  const { screen, sent } = await openForm(card, { '/vat/file': { id: 5 }, '/booking-day': day })
  await screen.getByRole('button', { name: 'Aangifte doen' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/Klopt stuurt niets naar de Belastingdienst/)).toBeVisible()
  await expect.element(question.getByText(/^Telt op 30 september 2026/)).toBeVisible()
  await question.getByLabelText('Ingediend op', { exact: true }).fill('14-10-2026')
  await question.getByRole('button', { name: 'Aangifte doen' }).click()
  await expect.poll(() => sent.at(-1)?.body).toEqual({ period: '2026-Q3', payableEuros: 330, handedInOn: '2026-10-14' })
})

test('a worksheet of a fiscal unit is handed in by nobody here', async () => {
  const filed = { id: 5, filedAt: 1_791_972_000, filedBy: null, handedInOn: '2026-10-14', isLatest: true }
  const card = <ReturnStatusCard administrationId={1} vatReturn={{ ...vatReturn, isWorksheet: true, filed }} />
  const { screen } = await openForm(card, {})
  await expect.element(screen.getByText(/^Aangegeven op/)).toBeVisible()
  await expect.element(screen.getByText(/Door jou ingediend/)).not.toBeInTheDocument()
})

test('a return that the bank shows as paid asks for no payment', async () => {
  const filed = { id: 5, filedAt: 1_791_972_000, filedBy: null, handedInOn: null, isLatest: true }
  const payment = {
    amountCents: 33_000,
    openCents: 0,
    state: 'paid',
    payments: [{ entryId: 9, date: '2026-10-20', amountCents: 33_000 }],
    payee: { name: 'Belastingdienst', iban: 'NL86INGB0002445588' },
    reference: null,
    epcPayload: null,
  }
  const card = <ReturnStatusCard administrationId={1} vatReturn={{ ...vatReturn, filed }} />
  const { screen } = await openForm(card, { '/vat/returns/5/payment': payment })
  await expect.element(screen.getByText('Betaald op 20 oktober 2026.')).toBeVisible()
  await expect.element(screen.getByText(/moeten betalen|^Betaal €/)).not.toBeInTheDocument()
})

test('that the client did not agree is said before the press, and without a reason nothing is filed', async () => {
  const asked = { period: '2026-Q3', state: 'asked', usedAt: null }
  const { screen, sent } = await openForm(<ReturnStatusCard administrationId={1} vatReturn={vatReturn} />, {
    '/vat/file': { id: 5 },
    '/booking-day': day,
    '/approvals': { items: [asked], isRequired: false },
  })
  await expect.element(screen.getByText('Nog zonder akkoord.')).toBeVisible()
  await screen.getByRole('button', { name: 'Aangifte doen' }).click()
  const question = screen.getByRole('alertdialog')
  await expect.element(question.getByText(/^Je hebt nog geen akkoord gegeven/)).toBeVisible()
  await expect.element(question.getByRole('button', { name: 'Annuleren' })).toHaveFocus()
  await question.getByRole('button', { name: 'Zonder akkoord aangifte doen' }).click()
  await expect.element(question.getByText('Dit veld mag niet leeg zijn')).toBeVisible()
  expect(sent).toEqual([])
  await question.getByRole('textbox', { name: 'Reden om niet te wachten' }).fill('Morgen is te laat')
  await question.getByRole('button', { name: 'Zonder akkoord aangifte doen' }).click()
  await expect.poll(() => sent.at(-1)?.body).toMatchObject({ period: '2026-Q3', approvalReason: 'Morgen is te laat' })
})
