import { expect, test } from 'vitest'
import { amountErrors, amountTooHigh, shownAmountErrors, VAT_TOO_HIGH } from './amount-errors.ts'
import { lineTotals, withAmount } from './amounts.ts'
import { emptyDraft, newLine, type AmountField, type BookingDraft } from './draft.ts'
import { missingIn } from './missing.ts'
import { isProof, otherVatCents } from './sum-of-amounts.ts'
import { vatGroups } from './vat-groups.ts'

const today = '2026-11-21'
const dated: BookingDraft = { ...emptyDraft(), invoiceDate: '2026-11-20', dueDate: '2026-12-20' }
const typed = (...amounts: [AmountField, number][]) =>
  amounts.reduce((draft, [field, cents]) => withAmount(draft, field, cents, today), dated)

// 2,100.00 with VAT has 2,100.00 x 21/121 = 364.46 in it.
const line = { ...newLine(), key: '1', amountCents: 210_000 }
const including: BookingDraft = { ...dated, mode: 'lines', pricesIncludeVat: true, lines: [line] }
const stated = (vatCents: number, changes: Partial<BookingDraft> = {}): BookingDraft => ({
  ...including,
  statedVat: { purchase_high: vatCents },
  ...changes,
})
const atVat = { 'vat:purchase_high': VAT_TOO_HIGH }

test.each([
  ['as it follows', 36_446, {}],
  ['of almost all of the amount', 209_999, {}],
  ['of all of the amount', 210_000, atVat],
  ['beyond the amount', 210_001, atVat],
  ['below zero', -500, atVat],
  ['of ten digits', 999_999_999_900, { 'vat:purchase_high': VAT_TOO_HIGH }],
])('VAT of lines %s', (_name, vatCents, errors) => {
  expect(amountErrors(stated(vatCents), today)).toEqual(errors)
  expect(amountErrors(stated(vatCents, { pricesIncludeVat: false }), today)).toEqual(errors)
  expect(missingIn(stated(vatCents), today)['vat:purchase_high']).toBe(Object.values(errors)[0])
})

test.each([
  ['of the rate', 2_100, {}],
  ['of all that is to be paid', 12_100, { vatCents: VAT_TOO_HIGH }],
  ['beyond what is to be paid', 12_101, { vatCents: VAT_TOO_HIGH }],
  ['below zero', -500, { vatCents: VAT_TOO_HIGH }],
])('VAT of three amounts %s', (_name, vatCents, errors) => {
  expect(amountErrors(typed(['grossCents', 12_100], ['vatCents', vatCents]), today)).toEqual(errors)
})

test('what is taken back of a purchase has VAT below zero', () => {
  expect(amountErrors(typed(['grossCents', -12_100], ['vatCents', -2_100]), today)).toEqual({})
})

test('VAT is not told of a total of which the first digits are typed', () => {
  const begun = typed(['vatCents', 2_100], ['grossCents', 1])
  expect(shownAmountErrors(begun, today, 'grossCents')).toEqual({})
  expect(missingIn(begun, today, 'grossCents').vatCents).toBeUndefined()
  expect(shownAmountErrors(begun, today, null)).toEqual({ vatCents: VAT_TOO_HIGH })
  expect(shownAmountErrors(begun, today, 'vatCents')).toEqual({ vatCents: VAT_TOO_HIGH })
  expect(shownAmountErrors(stated(210_001), today, 'line:1:amount')).toEqual({})
  // What was told stays while something else than an amount is filled in.
  expect(shownAmountErrors(stated(210_001), today, 'line:1:account')).toEqual({ 'vat:purchase_high': VAT_TOO_HIGH })
  expect(shownAmountErrors(stated(210_001), today, 'vat:purchase_high')).toEqual(atVat)
})

test('VAT beyond what can be booked keeps its group, as the lines do', () => {
  expect(vatGroups(stated(999_999_999_900), today)).toEqual([
    {
      vatCode: 'purchase_high',
      ratePercent: '21',
      amountCents: 210_000,
      computedCents: 36_446,
      vatCents: 999_999_999_900,
      isStated: true,
    },
  ])
  const large = { ...including, lines: [{ ...line, amountCents: 1_000_000_000_000 }] }
  expect(vatGroups(large, today)).toMatchObject([{ vatCode: 'purchase_high', amountCents: null, vatCents: null }])
})

test('an amount beyond what can be booked is told at its field, while it is typed too', () => {
  const large = { ...line, key: '2', amountCents: 100_000_000_000 }
  const lines: BookingDraft = { ...including, lines: [line, large] }
  expect(amountErrors(lines, today)).toEqual({ 'line:2:amount': amountTooHigh })
  expect(shownAmountErrors(lines, today, 'lines')).toEqual({ 'line:2:amount': amountTooHigh })
  expect(missingIn(lines, today).grossCents).toBeUndefined()
  expect(amountErrors(typed(['grossCents', 100_000_000_000]), today)).toEqual({ grossCents: amountTooHigh })
  expect(amountErrors(typed(['netCents', 99_999_999_999]), today)).toEqual({ netCents: amountTooHigh })
})

test('amounts that are beyond it together are told at each that makes the total', () => {
  const lines = [
    { ...line, amountCents: 99_999_999_999 },
    { ...line, key: '2', amountCents: 1 },
    { ...line, key: '3', amountCents: null },
  ]
  const told = { 'line:1:amount': amountTooHigh, 'line:2:amount': amountTooHigh }
  expect(amountErrors({ ...including, lines }, today)).toEqual(told)
  const base: Partial<BookingDraft> = { pricesIncludeVat: false, lines: [{ ...line, amountCents: 80_000_000_000 }] }
  expect(amountErrors(stated(40_000_000_000, base), today)).toEqual({ 'vat:purchase_high': amountTooHigh })
})

test('VAT beyond its amount costs no more to compute than any other', () => {
  expect(lineTotals(stated(99_999_999_999), today)).toMatchObject({ vatCents: 99_999_999_999, grossCents: 210_000 })
})

test('lines that include VAT prove nothing by VAT that is not what follows from them', () => {
  const paper = { grossCents: 210_000 }
  expect(isProof(stated(36_446, paper), new Set(), today)).toBe(true)
  expect(isProof({ ...including, ...paper }, new Set(), today)).toBe(true)
  expect(isProof(stated(30_000, paper), new Set(), today)).toBe(false)
  expect(otherVatCents(stated(30_000, paper), today)).toBe(36_446)
  expect(otherVatCents(stated(36_446, paper), today)).toBeNull()
})
