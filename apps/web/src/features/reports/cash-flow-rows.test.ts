import { addDays } from '@klopt/validators'
import { expect, test } from 'vitest'
import { cashFigures, cashLines, weeklyBalances, type CashFlow } from './cash-flow-rows.ts'

const data: CashFlow = {
  from: '2026-01-01',
  to: '2026-12-31',
  columns: [{ id: 'total', kind: 'total', from: '2026-01-01', to: '2026-12-31' }],
  openingCents: [100],
  inCents: [50],
  outCents: [-30],
  closingCents: [120],
  accounts: [{ accountId: 4, number: '1100', name: 'Bank', amountsCents: [120] }],
  expected: { from: '2026-06-01', to: '2026-06-20', openingCents: 120, waiting: { count: 0, cents: 0 }, steps: [] },
}
const column = { id: 'total', header: '2026' }

test('what came in is the debit of the money books, what is left counts from their opening', () => {
  const figureOf = cashFigures(7, data)
  const [opening, income, spent, closing] = cashLines(data)
  const figure = (line: typeof opening) => line && figureOf(line, column)
  expect(figure(income)?.lines).toMatchObject({ accountIds: '4', side: 'debit' })
  expect(figure(spent)?.lines).toMatchObject({ side: 'credit' })
  expect(figure(closing)).toMatchObject({ withOpening: true, cents: 120 })
  expect(figure(opening)).toBeNull()
})

test('books without a bank have no cash flow', () => {
  expect(cashLines({ ...data, accounts: [] })).toEqual([])
})

test('the balance of a week is what the last step until its end left', () => {
  const step = (date: string, balanceCents: number) => ({
    kind: 'vat' as const,
    label: 'Btw',
    dueDate: date,
    date,
    cents: 1,
    balanceCents,
  })
  const expected = { ...data.expected, steps: [step('2026-06-08', 90), step('2026-06-20', 70)] }
  const weeks = weeklyBalances(expected, (day) => addDays(day, 7))
  expect(weeks.map(({ day, cents }) => [day, cents])).toEqual([
    ['2026-06-01', 120],
    ['2026-06-08', 90],
    ['2026-06-15', 90],
    ['2026-06-20', 70],
  ])
})
