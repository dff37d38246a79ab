import { expect, test } from 'vitest'
import { completed, handedIn, type ExpenseForm } from './expense-form.ts'

const form: ExpenseForm = {
  spentOn: '2026-11-20',
  description: 'Parkeren',
  amountCents: 1210,
  accountId: 7,
  vatCode: 'purchase_high',
}

test('who hands in may leave all but the day to who approves', () => {
  const bare = { ...form, amountCents: null, accountId: null, vatCode: null }
  expect(handedIn(bare)).toEqual(bare)
  expect(handedIn({ ...form, spentOn: null })).toBeNull()
})

test('what is approved is complete', () => {
  expect(completed(form)).toEqual(form)
  const missing = (['spentOn', 'amountCents', 'accountId', 'vatCode'] as const).map((name) => ({ [name]: null }))
  expect(missing.map((part) => completed({ ...form, ...part }))).toEqual([null, null, null, null])
})
