import { expect, test } from 'vitest'
import { asWritten, countryOf, formOf } from './supplier-form.ts'

test('an account and a postcode stand in the form as they are written, and are left alone where they are something else', () => {
  expect(asWritten('iban', 'NL25KNAB0402118775')).toBe('NL25 KNAB 0402 1187 75')
  expect(asWritten('iban', 'NL25KNAB04')).toBe('NL25KNAB04')
  expect(asWritten('postcode', '2012HS')).toBe('2012 HS')
  expect(asWritten('postcode', 'B-1000')).toBe('B-1000')
  expect(asWritten('kvkNumber', '2012HS')).toBe('2012HS')
})

test('without a reading there is a name alone', () => {
  expect(formOf('Blauwdruk', null)).toMatchObject({ name: 'Blauwdruk', iban: '', postcode: '' })
})

test('an account in groups still says the country', () => {
  expect(countryOf({ ...formOf('Blauwdruk', null), iban: 'BE68 5390 0754 7034' })).toBe('BE')
})
