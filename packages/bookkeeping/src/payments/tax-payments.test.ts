import { expect, test } from 'vitest'
import {
  namesReference,
  readOssReference,
  readTaxReference,
  settleTaxDebts,
  taxDebtState,
  type TaxDebt,
  type TaxPayment,
} from './tax-payments.ts'

/** The eleven-proof of 000000000000007: 7 x 2 = 14, 14 mod 11 = 3, 11 - 3 = 8. And of ...9: 18 mod 11 = 7, 11 - 7 = 4. */
const FIRST = '8000000000000007'
const SECOND = '4000000000000009'

const debt = (id: number, cents: number, changes: Partial<TaxDebt> = {}): TaxDebt => ({
  id,
  end: '2026-03-31',
  cents,
  reference: null,
  ...changes,
})
const paid = (entryId: number, cents: number, changes: Partial<TaxPayment> = {}): TaxPayment => ({
  entryId,
  cents,
  date: '2026-04-20',
  text: '',
  ...changes,
})
const shown = (debts: TaxDebt[], payments: TaxPayment[]) =>
  settleTaxDebts(debts, payments).map(({ debt: { id }, payments: own, openCents }) => [
    id,
    own.map(({ entryId }) => entryId),
    openCents,
  ])

test('a betalingskenmerk is read as it stands in a letter, and refused when a digit is wrong', () => {
  expect(readTaxReference('8000 0000 0000 0007')).toBe(FIRST)
  expect(readTaxReference(' 8000.0000.0000.0007\n')).toBe(FIRST)
  expect(readTaxReference('9000000000000007')).toBeNull()
  expect(readTaxReference('0000 0000 0000 0000')).toBeNull()
  expect(readTaxReference('RF18539007547034')).toBeNull()
  expect(namesReference('BTW Q1 8000 0000 0000 0007', FIRST)).toBe(true)
  expect(namesReference('BTW Q1', FIRST)).toBe(false)
})

test('what names its betalingskenmerk pays a return, also in parts', () => {
  const first = debt(1, 33_000, { reference: FIRST })
  expect(shown([first], [paid(7, 20_000, { text: FIRST }), paid(8, 13_000, { text: `kenmerk ${FIRST}` })])).toEqual([
    [1, [7, 8], 0],
  ])
  expect(shown([first], [paid(7, 20_000, { text: FIRST })])).toEqual([[1, [7], 13_000]])
})

test('without one exactly its amount pays it, once and after its period', () => {
  expect(shown([debt(1, 33_000)], [paid(7, 33_000, { date: '2026-03-31' })])).toEqual([[1, [], 33_000]])
  const twins = [debt(2, 33_000, { end: '2026-06-30' }), debt(1, 33_000)]
  expect(shown(twins, [paid(7, 33_000, { date: '2026-07-20' })])).toEqual([
    [1, [7], 0],
    [2, [], 33_000],
  ])
})

test('what names another return pays that one, and what is got back is a payment below zero', () => {
  const both = [debt(1, 33_000), debt(2, 33_000, { end: '2026-06-30', reference: SECOND })]
  expect(shown(both, [paid(7, 33_000, { text: SECOND, date: '2026-07-20' })])).toEqual([
    [1, [], 33_000],
    [2, [7], 0],
  ])
  expect(shown([debt(1, -7600)], [paid(7, -7600)])).toEqual([[1, [7], 0]])
  expect(shown([debt(1, 0)], [paid(7, 0)])).toEqual([[1, [], 0]])
})

test('the reference of a list is read as it was pasted, and found however a bank writes it', () => {
  const reference = 'NL/NL000099998B57/Q1.2026'
  expect(readOssReference(' nl/nl000099998b57/q1.2026 ')).toBe(reference)
  expect(readOssReference('8000 0000 0000 0007')).toBe(FIRST)
  for (const text of ['', 'Q1.2026', 'kwartaal een', 'NL/NL000099998B57/Q1.2026 €'])
    expect(readOssReference(text)).toBeNull()
  expect(namesReference('OSS NL NL000099998B57 Q1 2026', reference)).toBe(true)
  expect(namesReference('OSS NL/NL000099998B57/Q2.2026', reference)).toBe(false)
})

test('a debt is open, paid in part or paid', () => {
  const stateOf = (cents: number, own: TaxPayment[]) =>
    taxDebtState({
      debt: debt(1, cents),
      payments: own,
      openCents: cents - own.reduce((sum, one) => sum + one.cents, 0),
    })
  expect(stateOf(0, [])).toBe('nothing')
  expect(stateOf(4450, [])).toBe('open')
  expect(stateOf(4450, [paid(7, 4000)])).toBe('partly')
  expect(stateOf(4450, [paid(7, 4000), paid(8, 450)])).toBe('paid')
})
