import { expect, test } from 'vitest'
import { assertBalanced } from '../ledger/posting.ts'
import { ledger } from '../ledger/postings.test-support.ts'
import { vatCorrection, vatCorrectionPosting } from './vat-correction.ts'
import { vatReturnBoxes, vatReturnTotals, type VatFact } from './vat-return.ts'

const sale = (baseCents: number, vatCents: number): VatFact[] => [
  { vatCode: 'sale_high', vatKind: 'base', balanceCents: baseCents },
  { vatCode: 'sale_high', vatKind: 'output', balanceCents: vatCents },
]
const input = (cents: number): VatFact => ({ vatCode: 'purchase_high', vatKind: 'input', balanceCents: -cents })

/** A first quarter of 330: 1,693 at 21% (355), 8,360 at 9% (752), 776.21 to reclaim. */
const filed: VatFact[] = [
  ...sale(169_350, 35_564),
  { vatCode: 'sale_low', vatKind: 'base', balanceCents: 836_000 },
  { vatCode: 'sale_low', vatKind: 'output', balanceCents: 75_240 },
  input(77_621),
]
const late = [...sale(600_000, 126_000), input(2100)]

test('a quarter of 330, with a sale of 6,000 and a purchase of 100 found later, is corrected to 1,569: 1,239 more', () => {
  const declared = vatReturnBoxes(filed)
  expect(vatReturnTotals(declared).payableCents).toBe(33_000)
  const { rows, differenceEuros, hasDifference } = vatCorrection(declared, [...filed, ...late])
  const row = (name: string) => rows.find(({ box }) => box === name)
  expect(row('1a')).toEqual({
    box: '1a',
    declaredBaseEuros: 1693,
    correctedBaseEuros: 7693,
    differenceBaseEuros: 6000,
    declaredVatEuros: 355,
    correctedVatEuros: 1615,
    differenceVatEuros: 1260,
  })
  expect(row('1b')).toMatchObject({ correctedVatEuros: 752, differenceVatEuros: 0, differenceBaseEuros: 0 })
  expect(row('5a')).toMatchObject({ declaredVatEuros: 1107, correctedVatEuros: 2367, differenceBaseEuros: null })
  expect(row('5b')).toMatchObject({ declaredVatEuros: 777, correctedVatEuros: 798, differenceVatEuros: 21 })
  expect(row('5g')).toMatchObject({ declaredVatEuros: 330, correctedVatEuros: 1569, differenceVatEuros: 1239 })
  expect([differenceEuros, hasDifference]).toEqual([1239, true])
})

test('a correction of a correction compares with the last one', () => {
  const first = vatCorrection(vatReturnBoxes(filed), [...filed, ...late])
  const second = vatCorrection(first.boxes, [...filed, ...late, input(10_000)])
  expect(second.differenceEuros).toBe(-100)
  expect(second.rows.find(({ box }) => box === '5g')).toMatchObject({ declaredVatEuros: 1569, correctedVatEuros: 1469 })
})

test('cents that change no whole euro are no difference, turnover alone is one', () => {
  const declared = vatReturnBoxes(filed)
  expect(vatCorrection(declared, [...filed, input(10)]).hasDifference).toBe(false)
  const icp = vatCorrection(declared, [...filed, { vatCode: 'sale_eu_goods', vatKind: 'base', balanceCents: 50_000 }])
  expect([icp.differenceEuros, icp.hasDifference]).toEqual([0, true])
})

test('what was processed goes from the VAT accounts to what is owed, interest and fine to their own accounts', () => {
  const lines = vatCorrectionPosting(late, 1239, { interestCents: 1000, fineCents: 500 })
  assertBalanced(lines)
  expect(ledger(lines)).toEqual([
    ['BSchBepBla', 126_000],
    ['BVorVbkTvo', -2100],
    ['WFbeOrlRlb', 1000],
    ['WBedAdlBev', 500],
    ['BSchBepBtw', -125_400],
  ])
})

test('what rounding makes of a difference is booked with it', () => {
  const lines = vatCorrectionPosting([input(2150)], -22, { interestCents: 0, fineCents: 0 })
  assertBalanced(lines)
  expect(ledger(lines)).toEqual([
    ['BVorVbkTvo', -2150],
    ['BSchBepBtw', 2200],
    ['WBedAdlBet', -50],
  ])
})
