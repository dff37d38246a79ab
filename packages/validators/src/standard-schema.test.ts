import * as v from 'valibot'
import { expect, expectTypeOf, test } from 'vitest'
import { atMost, iban, parseIban, standardSchema, upload, type IbanParts, type UploadFile } from './index.ts'
import { en } from './messages/en.ts'

test('a check is a Standard Schema that gives the normalised value', () => {
  const account = standardSchema(iban)
  expect(account['~standard']).toMatchObject({ version: 1, vendor: '@klopt/validators' })
  expect(account['~standard'].validate('nl91 abna 0417 1643 00')).toEqual({ value: 'NL91ABNA0417164300' })
})

test('what is refused says its message, its reason and its code', () => {
  expect(standardSchema(iban)['~standard'].validate('NL91ABNA0417164301')).toEqual({
    issues: [{ message: 'Vul een correct rekeningnummer in', reason: 'checksum', code: 'iban', params: {} }],
  })
})

test('a catalogue says it in another language', () => {
  const rate = standardSchema<number>((input) => atMost(input, 100), en)
  expect(rate['~standard'].validate(101)).toMatchObject({ issues: [{ message: 'Enter a number of at most 100' }] })
})

test.each([null, undefined, 1n, Symbol('x'), {}, [], () => 1])('takes %s and never throws', (input) => {
  expect(standardSchema(iban)['~standard'].validate(input).issues).toHaveLength(1)
  expect(standardSchema<readonly UploadFile[]>(upload)['~standard'].validate(input).issues).toHaveLength(1)
})

test('it has the types that the inference of Standard Schema reads', () => {
  // Valibot's schemas are Standard Schemas, so their type is that of the specification.
  type Standard<Input, Output> = v.GenericSchema<Input, Output>['~standard']
  type Validate<Output> = (value: unknown) => ReturnType<Standard<unknown, Output>['validate']>
  const account = standardSchema(iban)
  expectTypeOf(account['~standard'].validate).toExtend<Validate<string>>()
  expectTypeOf(account['~standard'].types).toExtend<Standard<string, string>['types']>()
  const parts = standardSchema<IbanParts, string>(parseIban)
  expectTypeOf(parts['~standard'].types).toExtend<Standard<string, IbanParts>['types']>()
})
