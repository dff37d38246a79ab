import { expect, test } from 'vitest'
import { emailRule, filled } from './field-rules.ts'

test('a field that has to be filled in takes no white space for an answer', () => {
  expect(['', ' ', '\n\t'].map(filled)).toEqual(Array(3).fill('Dit veld mag niet leeg zijn'))
  expect(filled(' a ')).toBe(true)
})

test('an address that is missing is told otherwise than one that is wrong', () => {
  const rule = emailRule('Vul je e-mailadres in')
  expect(rule(' ')).toBe('Vul je e-mailadres in')
  expect(rule('noor')).toEqual(expect.stringMatching(/\S/))
  expect(rule('noor')).not.toBe('Vul je e-mailadres in')
  expect(rule('noor@klopt.example')).toBe(true)
})
