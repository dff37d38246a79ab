import * as v from 'valibot'
import { expect, test } from 'vitest'
import { visibleText } from './visible-text.ts'
import { optionalText, requiredText } from './wire.ts'

test.each([
  ['factuur\u202Efdp.exe', 'factuurfdp.exe'],
  ['\u2066Bakkerij\u2069 Zon', 'Bakkerij Zon'],
  ['Klo\u200Bpt\uFEFF', 'Klopt'],
  ['Klo\u200Dpt \u200Cbv', 'Klopt bv'],
  ['boek\u00ADhouding', 'boekhouding'],
  ['A\u{E0041}\u{E0042}', 'A'],
])('%j is read as %j', (given, seen) => expect(visibleText(given)).toBe(seen))

test.each(['Café Één & Zn.', 'regel 1\nregel 2\ttab', '€\u00a010,00', '👩‍👩‍👧 en 🏳️‍🌈 en 👍🏽', 'Ελλάδα', 'שלום', '日本'])(
  '%s stays as it is',
  (text) => expect(visibleText(text)).toBe(text),
)

test('what people type into the calls is taken as it is seen, and is empty when nothing is seen', () => {
  expect(v.parse(requiredText(5), 'K\u202El\u200Bopt')).toBe('Klopt')
  expect(v.parse(optionalText(5), '\u202Eabc')).toBe('abc')
  expect(v.safeParse(requiredText(20), '\u200B\u202E').success).toBe(false)
})
