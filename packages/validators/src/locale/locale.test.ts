import fc from 'fast-check'
import { expect, test } from 'vitest'
import { datesIn } from './dates-in.ts'
import { decimalIn, moneyIn } from './numbers-in.ts'

const today = '2026-04-10'
const locales = ['nl-NL', 'en-US', 'en-GB', 'de-DE', 'de-CH', 'fr-FR', 'sv-SE', 'hi-IN', 'ar-EG', 'ja-JP', 'pl-PL']

test('amounts are typed and shown as the locale has them', () => {
  const dollars = moneyIn('en-US', 'USD')
  expect(dollars.parse('1,234.56')).toBe(123456)
  expect(dollars.parse('$1,234.56')).toBe(123456)
  expect(dollars.parse('12.50+3')).toBe(1550)
  expect(dollars.parse('1.234')).toBeNull()
  expect(dollars.show(123456)).toBe('1,234.56')
  expect(dollars.showCurrency(-5)).toBe('-$0.05')
  expect(moneyIn('de-DE').parse('1.234,56 €')).toBe(123456)
  expect(moneyIn('de-CH').parse('1’234.56')).toBe(123456)
  expect(moneyIn('fr-FR').parse('1 234,56')).toBe(123456)
  expect(moneyIn('ar-EG').parse('١٬٢٣٤٫٥٦')).toBe(123456)
  expect(dollars.show(0.5)).toBe('')
  expect(dollars.show(Number.MAX_SAFE_INTEGER)).toBe('90,071,992,547,409.91')
})

test('numbers are typed and shown as the locale has them', () => {
  expect(decimalIn('en-US').parse('1,234.5')).toBe('1234.5')
  expect(decimalIn('en-US').show('1234.5')).toBe('1,234.5')
  expect(decimalIn('en-US').show('0.1234567890123456789')).toBe('0.1234567890123456789')
  expect(decimalIn('de-DE').show('1234.5')).toBe('1.234,5')
  expect(decimalIn('en-US').parse('twelve')).toBeNull()
  expect(decimalIn('en-US').show('x')).toBe('')
})

test('dates are typed in the order of the locale', () => {
  const us = datesIn('en-US')
  for (const text of [
    '04/13/2026',
    '4/13',
    '4-13-26',
    '04132026',
    '0413',
    'Apr 13, 2026',
    '13 april',
    '2026-04-13',
    '20260413',
    '13',
    '+3',
  ])
    expect([text, us.parse(text, today)]).toEqual([text, '2026-04-13'])
  expect(us.parse('13/04/2026', today)).toBeNull()
  expect(us.parse('tomorrow', today)).toBe('2026-04-11')
  expect(us.parse('mon', today)).toBe('2026-04-13')
  expect(datesIn('en-GB').parse('13/04/2026', today)).toBe('2026-04-13')
  expect(datesIn('de-DE').parse('13.4.26', today)).toBe('2026-04-13')
  expect(datesIn('de-DE').parse('13. April 2026', today)).toBe('2026-04-13')
  expect(datesIn('de-DE').parse('übermorgen', today)).toBe('2026-04-12')
  expect(datesIn('sv-SE').parse('260413', today)).toBe('2026-04-13')
  expect(us.parse('soon', today)).toBeNull()
})

test('dates are shown as the locale has them', () => {
  const us = datesIn('en-US')
  expect(us.show('2026-04-03')).toBe('04/03/2026')
  expect(us.showLong('2026-04-03')).toBe('April 3, 2026')
  expect(us.showMonth('2026-04-03')).toBe('April 2026')
  expect(us.pattern({ day: 'dd', month: 'mm', year: 'yyyy' })).toBe('mm/dd/yyyy')
  expect(us.weekdays[0]).toEqual(['Mon', 'Monday'])
  expect(datesIn('ar-EG').weekdays[0]).toEqual(['ن', 'الاثنين'])
  expect([us.firstDay, datesIn('de-DE').firstDay, datesIn('ar-EG').firstDay]).toEqual([7, 1, 6])
  expect(us.show('nothing') + us.showLong('nothing')).toBe('')
})

test.each(locales)('what %s shows is what it reads', (locale) => {
  const [money, decimals, dates] = [moneyIn(locale), decimalIn(locale), datesIn(locale)]
  fc.assert(
    fc.property(fc.maxSafeInteger(), (cents) => {
      expect(money.parse(money.show(cents))).toBe(cents)
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: -99999999, max: 99999999 }), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
      expect(decimals.parse(decimals.show(`${whole === 0 ? 1 : whole}.${tenth}`))).toBe(
        `${whole === 0 ? 1 : whole}.${tenth}`,
      )
    }),
  )
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9998-12-31'), noInvalidDate: true }), (day) => {
      const date = day.toISOString().slice(0, 10)
      expect(dates.parse(dates.show(date), today)).toBe(date)
    }),
  )
})
