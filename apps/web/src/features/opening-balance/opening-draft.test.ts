import type { LedgerAccount, OpeningBalance } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import {
  accountsLeft,
  draftOf,
  emptyItem,
  emptyLine,
  errorsByKey,
  inputOf,
  withAllAccounts,
  type OpeningItem,
} from './opening-draft.ts'
import { faultsIn, isSound } from './opening-faults.ts'

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
  account(500, 'equity', 'BEivKapOnd'),
  account(700, 'liability', 'BLasSakLvl'),
  account(1100, 'asset', 'BLimBanRba'),
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

test('the accounts that nearly everybody has stand ready; the others come among them when they are asked for', () => {
  const { lines } = draftOf(accounts, null, '2026-01-01')
  const ids = (shown: typeof lines) => shown.map(({ account: own }) => own?.value)
  expect(ids(lines)).toEqual([500, 1100])
  expect(accountsLeft(lines, accounts).map(({ id }) => id)).toEqual([700])
  expect(ids(withAllAccounts([...lines, emptyLine()], accounts))).toEqual([500, 700, 1100, undefined])
})

test('all that is missing is said at once, each at its field', () => {
  const lines = [{ ...emptyLine(), debitCents: 100 }]
  const item = { ...emptyItem(), number: '7' }
  const faults = faultsIn({ startDate: null, lines, items: [item, emptyItem()] })
  expect(faults).toMatchObject({ startDate: 'Vul de eerste dag in', whole: expect.stringContaining('twee saldi') })
  expect([...faults.lines]).toEqual([[lines[0]?.key, { account: 'Kies een rekening' }]])
  expect([...faults.items]).toEqual([[item.key, { documentDate: 'Vul een datum in', amount: 'Vul een bedrag in' }]])
})

test('one that stands is sent again as it was, in its own place', () => {
  const draft = draftOf(accounts, current, '2020-01-01')
  expect(isSound(faultsIn(draft))).toBe(true)
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
  const isReady = (items: readonly OpeningItem[]) => isSound(faultsIn({ ...draft, items }))
  expect(isReady([item])).toBe(false)
  expect(isReady([{ ...item, number: '1', documentDate: '2025-12-01' }])).toBe(true)
  expect(isReady([emptyItem()])).toBe(true)
  const errors = errorsByKey({ 'openItems.0.contactId': 'Factuur 1: kies de relatie.', receivable: 'x' }, 'openItems', [
    item,
  ])
  expect([...errors]).toEqual([[item.key, { contact: 'Factuur 1: kies de relatie.' }]])
})
