import { formatEuro } from '@klopt/validators'
import { expect, test } from 'vitest'
import { formAmount, formEuro } from './form-amount.ts'

test('a form says 0 where there is nothing, and any other amount as every screen does', () => {
  expect([0, 12_345, -5].map(formAmount)).toEqual(['0', '123,45', '−0,05'])
  expect(formEuro(0)).toBe('€\u00a00')
  expect(formEuro(12_345)).toBe(formatEuro(12_345))
})
