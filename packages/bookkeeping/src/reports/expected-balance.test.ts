import { expect, test } from 'vitest'
import { expectedBalance } from './expected-balance.ts'

test('what is late is expected today, what comes after the last day not, and the balance follows', () => {
  const steps = expectedBalance(
    100_000,
    [
      { kind: 'vat', label: 'Btw 1e kwartaal', dueDate: '2026-04-30', cents: -30_000 },
      { kind: 'receivable', label: '2026-0001', dueDate: '2026-01-15', cents: 12_100 },
      { kind: 'payable', label: 'A1', dueDate: '2026-04-30', cents: -5_000 },
      { kind: 'receivable', label: '2026-0009', dueDate: '2026-07-01', cents: 99 },
    ],
    { today: '2026-04-01', until: '2026-06-30' },
  )
  expect(steps.map(({ date, label, balanceCents }) => [date, label, balanceCents])).toEqual([
    ['2026-04-01', '2026-0001', 112_100],
    ['2026-04-30', 'A1', 107_100],
    ['2026-04-30', 'Btw 1e kwartaal', 77_100],
  ])
})
