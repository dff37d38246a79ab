import { expect, test } from 'vitest'
import { toAskBack } from './to-ask-back.ts'

const germany = { country: 'DE', quarterCents: [0, 8300, 0, 0], vatCents: 8300, isBelowMinimum: false, requested: null }

test('a country is asked for from the year after until its last day, unless it is little or asked back', () => {
  const small = { ...germany, country: 'FR', isBelowMinimum: true }
  const asked = { ...germany, country: 'BE', requested: { on: '2027-03-01', vatCents: 8300 } }
  const refund = { year: 2026, deadline: '2027-09-30', years: [2026], countries: [germany, small, asked] }
  expect(toAskBack(refund, '2026-12-31')).toEqual([])
  expect(toAskBack(refund, '2027-01-01')).toEqual([germany])
  expect(toAskBack(refund, '2027-09-30')).toEqual([germany])
  expect(toAskBack(refund, '2027-10-01')).toEqual([])
})
