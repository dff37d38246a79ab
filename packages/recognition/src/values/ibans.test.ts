import { expect, test } from 'vitest'
import { ibansIn } from './ibans.ts'

test.each([
  ['NL91 ABNA 0417 1643 00', 1],
  ['NL91ABNA0417164300', 1],
  // The letter O for the digit, in the number and in the check digits.
  ['NL91 ABNA O417 1643 OO', 0.9],
  // The digit for the letter, in the code of the bank.
  ['NL20 1NGB 0001 2345 67', 0.9],
])('%s is read, with how sure that is', (text, score) => {
  expect(ibansIn(`IBAN: ${text} t.n.v. Kaas`)).toMatchObject([{ type: 'IBAN', score }])
})

test('what no bank gave out is none', () => {
  expect(ibansIn('NL92 ABNA 0417 1643 00')).toEqual([])
})
