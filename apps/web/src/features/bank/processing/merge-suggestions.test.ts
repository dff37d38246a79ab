import type { Suggestion } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { mergeSuggestions } from './merge-suggestions.ts'

const toAccount = (accountId: number, vatCode: string | null, parts: Partial<Suggestion>): Suggestion => ({
  kind: 'rule',
  certainty: 'certain',
  reasons: ['rule'],
  items: [],
  differenceCents: 0,
  differenceKind: null,
  accountId,
  vatCode,
  rule: null,
  bookings: [],
  transfer: null,
  isReturn: false,
  label: 'Telefoon',
  ...parts,
})
const history = { kind: 'account', certainty: 'likely', reasons: ['history', 'iban'] } as const

test('a rule and what was done before are one suggestion with both reasons, as certain as the best', () => {
  const merged = mergeSuggestions([
    toAccount(1, 'purchase_high', {}),
    toAccount(1, 'purchase_high', { ...history, reasons: [...history.reasons] }),
  ])
  expect(merged).toHaveLength(1)
  expect(merged[0]).toMatchObject({ kind: 'rule', certainty: 'certain', reasons: ['rule', 'history', 'iban'] })
})

test('another account or another VAT code stays another suggestion, in the order they came', () => {
  const merged = mergeSuggestions([toAccount(1, 'purchase_high', {}), toAccount(1, null, {}), toAccount(2, null, {})])
  expect(merged.map(({ accountId, vatCode }) => [accountId, vatCode])).toEqual([
    [1, 'purchase_high'],
    [1, null],
    [2, null],
  ])
})

test('a rule for money between own accounts does not hide its other side', () => {
  const transfer = { journalName: 'Spaarpot', line: null }
  const merged = mergeSuggestions([toAccount(1, null, {}), toAccount(1, null, { kind: 'account', transfer })])
  expect(merged).toMatchObject([{ kind: 'rule', transfer }])
})
