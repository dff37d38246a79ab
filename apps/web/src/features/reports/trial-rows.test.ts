import { must } from '@klopt/bookkeeping/money'
import { expect, test } from 'vitest'
import { trialColumns, trialFigures, trialLines, type TrialBalance } from './trial-rows.ts'

const row = (accountId: number | null, type: 'asset' | 'equity', closingCents: number) => ({
  accountId,
  number: accountId === null ? '' : '1100',
  name: accountId === null ? 'Resultaat voorgaande jaren' : 'Bank',
  type,
  openingCents: 0,
  debitCents: closingCents,
  creditCents: 0,
  closingCents,
  lastYearCents: 0,
})
const nothing = { openingCents: 0, debitCents: 0, creditCents: 0, closingCents: 0, lastYearCents: 0 }
const balance: TrialBalance = {
  from: '2026-03-01',
  to: '2026-06-30',
  rows: [row(1, 'asset', 500), row(2, 'asset', 0), row(null, 'equity', -500)],
  totals: nothing,
}
const figureOf = trialFigures({
  administrationId: 7,
  rows: balance.rows,
  range: { from: '2026-03-01', to: '2026-06-30' },
  startMonth: 1,
})
const bank = {
  id: 'account-1',
  label: 'Bank',
  code: '1100',
  figures: { opening: 0, debit: 500, closing: 500, before: 0 },
}
const column = (id: string) =>
  must(
    trialColumns.find((each) => each.id === id),
    'a column',
  )

test('accounts stand by their kind with its sum, and those without any amount when they are wanted', () => {
  const ids = (withZero: boolean) => trialLines(balance, withZero).map(({ id, leaves }) => [id, leaves?.length])
  expect(ids(false)).toEqual([
    ['asset', 1],
    ['equity', 1],
    ['totals', undefined],
  ])
  expect(ids(true)[0]).toEqual(['asset', 2])
  expect(trialLines({ ...balance, rows: [] }, true)).toEqual([])
})

test('an opening is made of what was before, one side of its lines alone, and a closing of all since the opening', () => {
  const before = { from: '2026-01-01', to: '2026-02-28', accountIds: '1' }
  // With what the books opened with within the days, which is no movement of them.
  expect(figureOf(bank, column('opening'))?.lines).toEqual({ ...before, openedTo: '2026-06-30' })
  const debit = { lines: { side: 'debit', opening: 'without' }, withOpening: false }
  expect(figureOf(bank, column('debit'))).toMatchObject(debit)
  expect(figureOf(bank, column('closing'))).toMatchObject({
    withOpening: true,
    href: '/v2/administrations/7/ledger/accounts/1?from=2026-03-01&to=2026-06-30',
  })
  expect(figureOf(bank, column('before'))?.lines).toMatchObject({ from: '2025-01-01', to: '2025-06-30' })
})

test('a sum says which part of it stands on no account, which by itself opens no lines', () => {
  const line = (id: string) => ({ id, label: '', figures: { closing: 1 } })
  expect(figureOf(line('totals'), column('closing'))?.parts).toEqual([
    { label: 'Resultaat voorgaande jaren', cents: -500 },
  ])
  expect(figureOf(line('earlier'), column('closing'))).toBeNull()
})
