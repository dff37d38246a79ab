import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minutesOf, timeIn, timeOf } from './time-style.ts'

test.each([
  ['nl-NL', '9', '09:00'],
  ['nl-NL', '930', '09:30'],
  ['nl-NL', '1830', '18:30'],
  ['nl-NL', '9.30', '09:30'],
  ['nl-NL', '9u30', '09:30'],
  ['nl-NL', '9 uur', '09:00'],
  ['nl-NL', ' 9 : 05 ', '09:05'],
  ['de-DE', '9 Uhr', '09:00'],
  ['fr-FR', '9h30', '09:30'],
  ['nl-NL', '12:00', '12:00'],
  ['en-US', '9:30 pm', '21:30'],
  ['en-US', '930pm', '21:30'],
  ['en-US', '12 AM', '00:00'],
  ['en-US', '12 p.m.', '12:00'],
  ['en-US', '18:15', '18:15'],
])('in %s %s is %s', (locale, typed, time) => {
  expect(timeIn(locale).parse(typed)).toBe(time)
})

test.each(['24:00', '9:60', '9:5', '13 pm', '0 am', 'ochtend', '', '12345', '-1'])('%s is no time', (typed) => {
  expect(timeIn('en-US').parse(typed)).toBeNull()
})

test('is shown as the locale has it', () => {
  expect(timeIn('nl-NL').show('09:05')).toBe('09:05')
  expect(timeIn('en-US').show('21:05')).toBe('9:05 PM')
})

test.each([
  'nl-NL',
  'de-DE',
  'en-US',
  'en-GB',
  'fr-FR',
  'fi-FI',
  'es-ES',
  'ar-EG',
  'fa-IR',
  'hi-IN',
  'ja-JP',
  'ko-KR',
  'bg-BG',
])('in %s every minute of the day reads back as it is shown', (locale) => {
  const style = timeIn(locale)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1439 }), (minutes) => {
      expect(style.parse(style.show(timeOf(minutes)))).toBe(timeOf(minutes))
    }),
  )
})

test('minutes go round the day', () => {
  expect([timeOf(-1), timeOf(1440), minutesOf('23:59')]).toEqual(['23:59', '00:00', 1439])
})
