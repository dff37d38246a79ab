import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPostcode, postcode } from './postcode.ts'
import { ofKinds, withStranger } from './testing/arbitraries.ts'

const anyPostcode = ofKinds('nnnnaa').filter((text) => !text.startsWith('0') && !/S[ADS]$/.test(text))
const space = fc.constantFrom('', '', ' ', '\u00a0', '  ')

test('accepts every postcode as it is typed, and its written form gives it back', () => {
  fc.assert(
    fc.property(anyPostcode, space, space, space, fc.boolean(), (text, before, between, after, small) => {
      const typed = `${before}${text.slice(0, 4)}${between}${text.slice(4)}${after}`
      expect(postcode(small ? typed.toLowerCase() : typed)).toEqual({ ok: true, value: text })
      expect(postcode(formatPostcode(text))).toEqual({ ok: true, value: text })
    }),
  )
  expect(postcode('1234aA')).toEqual({ ok: true, value: '1234AA' })
  expect(formatPostcode('1234AA')).toBe('1234 AA')
  expect(formatPostcode('B-1000')).toBe('B-1000')
})

test('refuses a space within the digits or the letters', () => {
  fc.assert(
    fc.property(anyPostcode, fc.constantFrom(1, 2, 3, 5), fc.constantFrom(' ', '\u00a0', '  '), (text, at, gap) => {
      expect(postcode(text.slice(0, at) + gap + text.slice(at)).ok).toBe(false)
    }),
  )
  expect(postcode('68 32EQ').ok).toBe(false)
})

test.each([
  '',
  '0123AB',
  '1234SA',
  '1234 sd',
  '1234SS',
  '123AB',
  '12345',
  '1234ABC',
  '1234-AB',
  '1234AB\n',
  1234,
  null,
])('refuses %j', (input) => {
  expect(postcode(input)).toMatchObject({ ok: false, reason: 'format', message: 'Vul een geldige postcode in' })
})

test('refuses characters that do not belong', () => {
  fc.assert(
    fc.property(withStranger(anyPostcode), (text) => {
      expect(postcode(text).ok).toBe(false)
    }),
  )
})
