import fc from 'fast-check'
import { expect, test } from 'vitest'
import { creditorIdentifier } from './creditor-identifier.ts'

// DE98ZZZ09999999999 is the example of the Bundesbank; the check digits of the others were reckoned apart from this code.
test.each([
  ['NL69ZZZ123456780000', 'NL69ZZZ123456780000'],
  [' nl10 zzz 302086370000 ', 'NL10ZZZ302086370000'],
  ['NL79001999999990000', 'NL79001999999990000'],
  ['DE98ZZZ09999999999', 'DE98ZZZ09999999999'],
  ['BE68ZZZ0123456789', 'BE68ZZZ0123456789'],
])('%s is an identifier', (typed, value) => {
  expect(creditorIdentifier(typed)).toEqual({ ok: true, value })
})

test.each([
  ['', 'country'],
  ['69ZZZ123456780000', 'country'],
  ['NL69ZZZ12345678000', 'length'],
  ['NL69ZZZ1234567800001', 'length'],
  ['DE98ZZZ', 'length'],
  [`DE98ZZZ${'0'.repeat(29)}`, 'length'],
  ['x'.repeat(100_000), 'length'],
  ['NLX9ZZZ123456780000', 'format'],
  ['NL69ZZZ12345678000A', 'format'],
  ['NL69ZZ-123456780000', 'format'],
  ['DE98ZZZ0999999999é', 'format'],
  ['NL70ZZZ123456780000', 'checksum'],
  ['NL69ZZZ123456870000', 'checksum'],
  ['NL00ZZZ123456780000', 'checksum'],
  [null, 'format'],
  [69, 'format'],
])('%s is refused', (typed, reason) => {
  expect(creditorIdentifier(typed)).toMatchObject({ ok: false, reason })
})

test('no other check digits and no other digit in its number pass, whatever the three characters are', () => {
  const valid = 'NL69ZZZ123456780000'
  const branch = fc.stringMatching(/^[A-Z0-9]{3}$/)
  fc.assert(
    fc.property(branch, fc.constantFrom(2, 3, 7, 8, 12, 18), fc.integer({ min: 1, max: 9 }), (code, at, step) => {
      const own = valid.slice(0, 4) + code + valid.slice(7)
      expect(creditorIdentifier(own)).toEqual({ ok: true, value: own })
      const digit = (Number(own.charAt(at)) + step) % 10
      expect(creditorIdentifier(own.slice(0, at) + String(digit) + own.slice(at + 1)).ok).toBe(false)
    }),
  )
})
