import { expect, test } from 'vitest'
import { besidesDay, dayAndPeriod } from './period-words.ts'

const ownDays = '19 november 2026 t/m 18 december 2026'
/** With spaces where a line does not end. */
const words = (from: string, text: string) => dayAndPeriod(from, text).replaceAll('\u00a0', ' ')

test('a period that begins by saying the day says it once', () => {
  expect(words('2026-11-19', ownDays)).toBe('19 november t/m 18 december 2026')
  expect(besidesDay('2026-11-19', ownDays)).toBe('t/m 18 december 2026')
  expect(words('2026-11-19', '19 november 2026')).toBe('19 november 2026')
  expect(besidesDay('2026-11-19', '19 november 2026')).toBe('')
})

test('a period that has a name stands after its day', () => {
  expect(words('2026-11-01', 'november 2026')).toBe('1 nov 2026, november 2026')
  expect(besidesDay('2026-11-01', 'november 2026')).toBe('november 2026')
})

test('an invoice of another day than its period begins on has both', () => {
  expect(words('2026-11-01', '11 november 2026 t/m 10 december 2026')).toBe(
    '1 nov 2026, 11 november 2026 t/m 10 december 2026',
  )
})
