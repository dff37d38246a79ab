import { expect, test } from 'vitest'
import { accountOf, shownColumns, shownLines } from './statement-rows.ts'

const total = { id: 'total', kind: 'total' as const, from: '2026-07-01', to: '2027-06-30' }
const part = { id: '2027-Q1', kind: 'part' as const, from: '2026-07-01', to: '2026-09-30' }

test('a column is named by its quarter, month, fiscal year or days', () => {
  const columns = [
    part,
    { ...part, id: '2026-07' },
    total,
    { ...total, id: 'before', kind: 'before' as const, to: '2026-08-15' },
  ]
  const heads = shownColumns(columns, { startMonth: 7, isDay: false }).map(({ header }) => header)
  expect(heads).toEqual(['1e kwartaal', 'jul\u00a02026', '2026/2027', '2026/2027 t/m 15\u00a0aug', 'Verschil'])
  expect(shownColumns([total], { startMonth: 1, isDay: false })[0]?.header).toBe('1 jul 2026 – 30 jun 2027')
  expect(shownColumns([total], { startMonth: 7, isDay: true })[0]?.header).toBe('30 jun 2027')
})

test('months of one year leave it to the total, those of two say it and do not break', () => {
  const heads = (...ids: string[]) =>
    shownColumns(
      ids.map((id) => ({ ...part, id })),
      { startMonth: 7, isDay: false },
    ).map(({ header }) => header)
  expect(heads('2026-07', '2026-12')).toEqual(['jul', 'dec', 'Verschil'])
  expect(heads('2026-12', '2027-01')).toEqual(['dec\u00a02026', 'jan\u00a02027', 'Verschil'])
})

test('accounts without an amount are left out until they are wanted, and a figure leads to its account', () => {
  const account = (accountId: number | null, ...amountsCents: number[]) => ({
    accountId,
    number: '8000',
    name: 'Omzet',
    amountsCents,
  })
  const line = {
    id: 'turnover',
    level: 'group' as const,
    label: 'Netto-omzet',
    amountsCents: [5, 5],
    accounts: [account(1, 5, 5), account(2, 0, 0), account(null, 0, 1)],
  }
  const [shown] = shownLines([line], [part, total], false)
  expect(shown?.leaves?.map((leaf) => [accountOf(leaf), leaf.figures])).toEqual([
    [1, { '2027-Q1': 5, total: 5 }],
    [null, { '2027-Q1': 0, total: 1 }],
  ])
  expect(shownLines([line], [part, total], true)[0]?.leaves).toHaveLength(3)
})
