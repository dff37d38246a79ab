import { expect, test } from 'vitest'
import { isPlain } from './use-statement.ts'

const one = { iban: 'NL20INGB0001234567', conflicts: [], newLines: [{}] }

test('a statement that names its account and brings something new is imported as it is', () => {
  expect(isPlain([one])).toBe(true)
  expect(isPlain([one, { ...one, newLines: [] }])).toBe(true)
})

test.each([
  ['without a statement, as a table whose columns nobody named', []],
  ['of an account that is not named', [{ ...one, iban: null }]],
  ['that differs from what is known', [one, { ...one, conflicts: [{}] }]],
  ['in which all is known', [{ ...one, newLines: [] }]],
])('a file %s asks something first', (_, statements) => {
  expect(isPlain(statements)).toBe(false)
})
