import type { LedgerAccount, Suggestion } from '@klopt/api-client/contract'
import { expect, test } from 'vitest'
import { accountOfDifference } from './account-of-difference.ts'

const account = (id: number, rgsCode: string, active = true): LedgerAccount => ({
  id,
  number: String(id),
  name: rgsCode,
  rgsCode,
  type: 'expense',
  defaultVatCode: null,
  active,
  isNeeded: false,
})
const chart = [account(1, 'WBedAdlBet'), account(2, 'WBedAdlBan'), account(3, 'WOmzKebVek')]
const item = (kind: 'receivable' | 'payable'): Suggestion['items'][number] => ({
  id: 1,
  kind,
  invoiceId: 1,
  number: '2026-0001',
  contactName: null,
  date: '2026-11-01',
  dueDate: '2026-12-01',
  openCents: 100,
  settleCents: 100,
})
const found = (
  differenceKind: Suggestion['differenceKind'],
  kind: 'receivable' | 'payable' = 'receivable',
  accounts = chart,
) => accountOfDifference({ differenceKind, items: [item(kind)] }, accounts)?.id

test('each kind of difference has its account, and what nothing explains has none', () => {
  expect([found('small'), found('costs'), found('discount'), found(null)]).toEqual([1, 2, 3, undefined])
})

test('a discount of a supplier is no discount that we gave, and has its own account where the chart has one', () => {
  expect(found('discount', 'payable')).toBe(1)
  expect(found('discount', 'payable', [...chart, account(4, 'WKprLebLeb')])).toBe(4)
})

test('an account that is no longer used is not proposed', () => {
  const paused = [account(1, 'WBedAdlBet'), account(2, 'WBedAdlBan', false), account(3, 'WOmzKebVek', false)]
  expect([found('costs', 'receivable', paused), found('discount', 'receivable', paused)]).toEqual([1, 1])
  expect(found('small', 'receivable', [])).toBeUndefined()
})

test('costs and interest of a demand go where interest goes', () => {
  expect(found('claims', 'receivable', [...chart, account(5, 'WFbeRlmObr')])).toBe(5)
  expect(found('claims')).toBeUndefined()
})
