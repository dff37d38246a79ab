import { expect, test } from 'vitest'
import { isRemembered, pickTypesOf } from './fields.ts'

test.each([
  ['number', ['INVOICE_NUMBER']],
  ['dueDate', ['DATE', 'NR_OF_DAYS']],
  ['line:7:amount', ['AMOUNT']],
  ['line:7:account', []],
  ['new:iban', ['IBAN']],
  ['supplier', []],
] as const)('for %s the document offers %j', (field, types) => {
  expect(pickTypesOf(field)).toEqual(types)
})

test('the place of what belongs to the invoice is remembered, that of a supplier is not', () => {
  expect(isRemembered('grossCents')).toBe(true)
  expect(isRemembered('new:iban')).toBe(false)
})
