import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBetalingskenmerk, readPaymentReference } from './payment-reference.ts'

const FIFTEEN_DIGITS = fc.stringMatching(/^[0-9]{15}$/).filter((digits) => /[1-9]/.test(digits))

test('of the ten first digits exactly one makes fifteen digits a betalingskenmerk', () => {
  fc.assert(
    fc.property(FIFTEEN_DIGITS, (digits) => {
      const fitting = [...'0123456789'].filter((check) => isBetalingskenmerk(check + digits))
      expect(fitting).toHaveLength(1)
    }),
  )
})

test('one wrong digit is noticed, but for a check digit of 1, which two remainders share', () => {
  fc.assert(
    fc.property(
      FIFTEEN_DIGITS,
      fc.integer({ min: 0, max: 14 }),
      fc.integer({ min: 1, max: 9 }),
      (digits, place, step) => {
        const check = [...'023456789'].find((each) => isBetalingskenmerk(each + digits))
        fc.pre(check !== undefined)
        const other = (Number(digits[place]) + step) % 10
        expect(isBetalingskenmerk(check + digits.slice(0, place) + other + digits.slice(place + 1))).toBe(false)
      },
    ),
  )
})

test.each([
  ['8000000000000007', 'dutch'],
  ['0000000000000000', 'text'],
  ['000 0000 0000 0000', 'text'],
  ['rf18 5390 0754 7034', 'iso11649'],
  ['RF19539007547034', 'text'],
  ['RF18', 'text'],
  ['', 'text'],
])('%s is read as %s', (text, kind) => {
  expect(readPaymentReference(text).kind).toBe(kind)
})
