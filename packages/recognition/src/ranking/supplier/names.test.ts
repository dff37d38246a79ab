import { expect, test } from 'vitest'
import { isSameName, wordsOfName } from './names.ts'

test('a name is compared without the form of its company, unless it is nothing else', () => {
  expect(wordsOfName('De Vries & Zn. B.V.')).toEqual(['de', 'vries', 'zn'])
  expect(wordsOfName('Stichting')).toEqual(['stichting'])
})

test.each([
  ['Jansen', 'Jansen Bakkers B.V.', true],
  ['Jansen Bakkers B.V.', 'Jansen', true],
  ['IKEA', 'IKEA Nederland', true],
  ['KPN', 'KPN Zakelijk', false],
  ['KPN B.V.', 'KPN', true],
  ['Jansen', 'Pietersen', false],
])('%s and %s: of one company is %s', (one, other, isSame) => {
  expect(isSameName(one, other)).toBe(isSame)
})
