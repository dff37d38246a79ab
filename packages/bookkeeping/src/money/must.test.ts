import { expect, test } from 'vitest'
import { must } from './must.ts'

test.each([0, 0n, '', false, Number.NaN])('%s is a value', (value) => {
  expect(must(value, 'the value')).toBe(value)
})

test.each([undefined, null])('%s is a fault, and is called by its name', (value) => {
  expect(() => must(value, 'the number of the invoice')).toThrow('the number of the invoice should have been there')
})
