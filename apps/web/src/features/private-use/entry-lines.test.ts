import { expect, test } from 'vitest'
import { benefitLines, carLines, deductionLines, draftLinesOf, withdrawnLines } from './entry-lines.ts'

const accounts = [
  { id: 1, rgsCode: 'WBedAutBop', active: true },
  { id: 2, rgsCode: 'BSchBepBop', active: true },
  { id: 3, rgsCode: 'BEivKapPro', active: false },
  { id: 4, rgsCode: 'WBedAdlNbo', active: true },
  { id: 5, rgsCode: 'BVorVbkTvo', active: true },
]
const shown = (lines: ReturnType<typeof draftLinesOf>) =>
  lines.map(({ accountId, debitCents, creditCents, vatCode }) => [accountId, debitCents, creditCents, vatCode])

test('a car is a cost with its VAT in box 1d, and benefits are less in box 5b', () => {
  expect(shown(draftLinesOf(carLines(121_500), accounts))).toEqual([
    [1, 121_500, null, null],
    [2, null, 121_500, 'private_use'],
  ])
  expect(shown(draftLinesOf(benefitLines(4767), accounts))).toEqual([
    [4, 4767, null, null],
    [5, null, 4767, 'purchase_high'],
  ])
})

test('an account that is not there or out of use is left to be chosen', () => {
  expect(shown(draftLinesOf(withdrawnLines(100), accounts))[0]).toEqual([null, 100, null, null])
})

test('deducted VAT that is revised goes back as a cost, and the other way round', () => {
  expect(shown(draftLinesOf(deductionLines(168_000), accounts))).toEqual([
    [4, 168_000, null, null],
    [5, null, 168_000, 'purchase_high'],
  ])
  expect(shown(draftLinesOf(deductionLines(-168_000), accounts))).toEqual([
    [5, 168_000, null, 'purchase_high'],
    [4, null, 168_000, null],
  ])
})
