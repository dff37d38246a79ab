import { expect, test } from 'vitest'
import { ACCOUNT_TEMPLATES } from './chart-of-accounts.ts'
import { isTemporary } from './fiscal-year.ts'
import { normalSideOf } from './normal-side.ts'

test('every account of the balance sheet grows on the side that the chart says', () => {
  const ofBalance = ACCOUNT_TEMPLATES.filter(({ type }) => !isTemporary(type))
  expect(ofBalance.map(({ type, rgs }) => [rgs, normalSideOf(type, rgs)])).toEqual(
    ofBalance.map(({ rgs, normalSide }) => [rgs, normalSide]),
  )
})

test('an account of one’s own has the side of its type', () => {
  expect([normalSideOf('asset', null), normalSideOf('liability', null), normalSideOf('equity', null)]).toEqual([
    'debit',
    'credit',
    'credit',
  ])
})
