import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareDates } from './civil-date.ts'
import { inFuture, notBefore, notInFuture } from './date-bounds.ts'
import { isoDate } from './iso-date.ts'
import { anyDate } from './testing/arbitraries.ts'
import { localToday } from './today.ts'

test('bounds hold exactly where time has it', () => {
  fc.assert(
    fc.property(anyDate, anyDate, (date, today) => {
      expect(inFuture(date, today).ok).toBe(compareDates(date, today) > 0)
      expect(notInFuture(date, today).ok).toBe(compareDates(date, today) <= 0)
      expect(notBefore(date, today).ok).toBe(compareDates(date, today) >= 0)
      expect(isoDate(date)).toEqual({ ok: true, value: date })
    }),
  )
})

test('tell in Dutch what is wrong', () => {
  expect(inFuture('2026-11-21', '2026-11-21')).toMatchObject({
    ok: false,
    reason: 'range',
    message: 'Kies een datum in de toekomst',
  })
  expect(notInFuture('2026-11-22', '2026-11-21')).toMatchObject({
    ok: false,
    reason: 'range',
    message: 'De datum mag niet in de toekomst liggen',
  })
  expect(notBefore('2025-12-31', '2026-01-01')).toMatchObject({
    ok: false,
    reason: 'range',
    message: 'De datum mag niet voor 01-01-2026 liggen',
  })
})

test('refuse what is no date before they compare it', () => {
  for (const input of ['2026-02-30', '9999-99-99', '', null, 20261121]) {
    for (const check of [inFuture, notInFuture, notBefore]) {
      expect(check(input, '2026-01-01')).toMatchObject({
        ok: false,
        reason: 'format',
        message: 'Vul een geldige datum in',
      })
    }
  }
})

test('today is the local civil day unless it is given', () => {
  expect(localToday(new Date(2026, 0, 31, 23, 59))).toBe('2026-01-31')
  expect(localToday(new Date(2026, 1, 1, 0, 0))).toBe('2026-02-01')
  expect(inFuture('9999-12-31').ok).toBe(true)
  expect(notInFuture('0000-01-01').ok).toBe(true)
})
