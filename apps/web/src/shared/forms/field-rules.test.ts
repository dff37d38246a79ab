import { expect, test } from 'vitest'
import { emailRule, filled, given } from './field-rules.ts'

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

test('a choice, a date or an amount is missing while it is null, a text while it is blank: nought and no are answers', () => {
  const rule = given('Vul een bedrag in')
  expect([null, '', ' '].map(rule)).toEqual(Array(3).fill('Vul een bedrag in'))
  expect([0, false, 'nul', '2026-01-01'].map(rule)).toEqual(Array(4).fill(true))
})
