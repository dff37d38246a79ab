import { expect, test } from 'vitest'
import { dutchVatNumber, ibanOf, paymentReference } from './numbers.ts'
import { createRandom } from './random.ts'

test('an IBAN gets the check digits of the published examples', () => {
  expect(ibanOf('NL', 'ABNA0417164300')).toBe('NL91ABNA0417164300')
  expect(ibanOf('DE', '370400440532013000')).toBe('DE89370400440532013000')
  expect(ibanOf('IE', 'AIBK93115212345678')).toBe('IE29AIBK93115212345678')
})

test('the figures of a VAT number pass the eleven proof', () => {
  const random = createRandom('vat')
  for (let count = 0; count < 50; count += 1) {
    const figures = Array.from(dutchVatNumber(random).slice(2, 11), Number)
    const sum = figures.reduce((total, figure, index) => total + figure * (index === 8 ? -1 : 9 - index), 0)
    expect(sum % 11).toBe(0)
  }
})

test('a payment reference has sixteen figures, the first of which checks the others', () => {
  const random = createRandom('reference')
  for (let count = 0; count < 50; count += 1) {
    const [check, ...rest] = [...paymentReference(random)].map(Number)
    const weights = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1, 2, 4, 8, 5, 10]
    const sum = rest.toReversed().reduce((total, figure, index) => total + figure * (weights[index] ?? 0), 0)
    expect(rest).toHaveLength(15)
    expect(check).toBe({ 10: 1, 11: 0 }[11 - (sum % 11)] ?? 11 - (sum % 11))
  }
})
