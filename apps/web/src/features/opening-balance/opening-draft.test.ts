import type { LedgerAccount, OpeningBalance } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { draftOf, emptyItem, errorsByKey, inputOf, missingIn } from './opening-draft.ts'

const account = (id: number, type: LedgerAccount['type'], rgsCode: string | null = null): LedgerAccount => ({
  id,
  number: String(id),
  name: 'x',
  rgsCode,
  type,
  defaultVatCode: null,
  active: true,
  isNeeded: false,
})
const accounts = [
  account(500, 'equity'),
  account(1100, 'asset'),
  account(1500, 'liability', 'BSchBepBla'),
  account(8000, 'revenue'),
]
const current: OpeningBalance = {
  id: 3,
  journalEntryId: 9,
  startDate: '2026-01-01',
  mayBeReplaced: true,
  auditFileName: null,
  lines: [
    { accountId: 500, debitCents: 0, creditCents: 1000 },
    { accountId: 1100, debitCents: 1000, creditCents: 0 },
  ],
  openItems: [],
}

test('the accounts of the balance sheet stand ready, those of VAT and of a year alone do not', () => {
  const draft = draftOf(accounts, null, '2026-01-01')
  expect(draft.lines.map(({ account: own }) => own?.value)).toEqual([500, 1100])
  expect(missingIn(draft)).toContain('minstens twee saldi')
})

test('one that stands is sent again as it was, in its own place', () => {
  const draft = draftOf(accounts, current, '2020-01-01')
  expect(missingIn(draft)).toBeNull()
  expect(inputOf(draft, current.id)).toEqual({
    startDate: '2026-01-01',
    replacesId: 3,
    lines: current.lines,
    openItems: [],
  })
})

test('an item without a number or a day is not sent yet, and what the server says stands at its line', () => {
  const draft = draftOf(accounts, current, '2020-01-01')
  const item = { ...emptyItem(), amountCents: 100 }
  expect(missingIn({ ...draft, items: [item] })).toContain('een nummer en een datum')
  expect(missingIn({ ...draft, items: [{ ...item, number: '1', documentDate: '2025-12-01' }] })).toBeNull()
  expect(missingIn({ ...draft, items: [emptyItem()] })).toBeNull()
  const errors = errorsByKey({ 'openItems.0.contactId': 'Factuur 1: kies de relatie.', receivable: 'x' }, 'openItems', [
    item,
  ])
  expect([...errors]).toEqual([[item.key, { contact: 'Factuur 1: kies de relatie.' }]])
})
