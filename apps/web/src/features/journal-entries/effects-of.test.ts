import type { LedgerAccount } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { emptyLine, partyValue, type DraftLine } from './entry-draft.ts'
import { effectsOf } from './effects-of.ts'

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
  account(4990, 'expense'),
  account(1700, 'liability'),
  account(1610, 'liability'),
  account(8000, 'revenue'),
  account(1100, 'asset', 'BLimBanRba'),
  account(1500, 'liability', 'BSchBepBla'),
  account(1505, 'liability', 'BSchBepBlw'),
  account(1506, 'liability', 'BSchBepBlu'),
  account(1520, 'asset', 'BVorVbkTvo'),
]
const line = (id: number, cents: number, more: Partial<DraftLine> = {}): DraftLine => ({
  ...emptyLine(),
  account: { value: id, label: String(id) },
  debitCents: cents > 0 ? cents : null,
  creditCents: cents < 0 ? -cents : null,
  ...more,
})
const effects = (lines: readonly DraftLine[], kor = false) =>
  Object.fromEntries(effectsOf(lines, accounts, { date: '2026-06-30', kor }).map(({ label, cents }) => [label, cents]))

test('an entry without VAT changes what its lines say', () => {
  expect(effects([line(4990, 4200), line(1700, -4200), emptyLine()])).toEqual({ Resultaat: -4200, Schulden: 4200 })
})

test.each([
  ['purchase_high', { Resultaat: -10_000, Bezittingen: 2100, Schulden: 12_100 }],
  // What is owed and what comes back are each other's, on both sides of the balance sheet.
  ['purchase_reverse', { Resultaat: -12_100, Bezittingen: 2541, Schulden: 14_641 }],
  ['purchase_eu_services', { Resultaat: -12_100, Bezittingen: 2541, Schulden: 14_641 }],
  ['purchase_none', { Resultaat: -12_100, Schulden: 12_100 }],
])('of costs of 121.00 under %s the VAT goes where it will be booked', (vatCode, expected) => {
  expect(effects([line(4990, 12_100, { vatCode }), line(1610, -12_100)])).toEqual(expected)
})

test('of turnover the VAT is owed, and under the small-business scheme there is none', () => {
  const sale = [line(1100, 12_100), line(8000, -12_100, { vatCode: 'sale_high' })]
  expect(effects(sale)).toEqual({ Bezittingen: 12_100, Resultaat: 10_000, Schulden: 2100 })
  expect(effects(sale, true)).toEqual({ Bezittingen: 12_100, Resultaat: 12_100 })
})

test('what will be refused, and what settles an item, stands as it was typed', () => {
  const item = { value: partyValue('item', 8), label: '2026-1' }
  expect(effects([line(1100, 12_100, { vatCode: 'sale_high' })])).toEqual({ Bezittingen: 12_100 })
  expect(effects([line(1610, 12_100, { vatCode: 'purchase_high', party: item })])).toEqual({ Schulden: -12_100 })
})
