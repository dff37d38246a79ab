import { expect, test } from 'vitest'
import type { ExpenseDraft } from './expense-fields.tsx'
import { completed, handedIn } from './use-waiting-expense.ts'

const draft: ExpenseDraft = {
  spentOn: '2026-11-20',
  description: 'Parkeren',
  amountCents: 1210,
  accountId: 7,
  vatCode: 'purchase_high',
}

test('who hands in may leave all but the day to who approves', () => {
  const bare = { ...draft, amountCents: null, accountId: null, vatCode: null }
  expect(handedIn(bare)).toEqual({ input: bare, faults: {} })
  expect(handedIn({ ...draft, spentOn: null })).toEqual({ input: null, faults: { spentOn: 'Vul een datum in' } })
})

test('who approves hears of everything that is missing at once', () => {
  expect(completed(draft)).toMatchObject({ input: draft, faults: {} })
  const { input, faults } = completed({ ...draft, spentOn: null, amountCents: null, accountId: null, vatCode: null })
  expect(input).toBe(null)
  expect(Object.keys(faults)).toEqual(['spentOn', 'amountCents', 'accountId', 'vatCode'])
})
