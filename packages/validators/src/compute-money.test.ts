import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeMoney } from './compute-money.ts'
import { formatDate } from './date-text.ts'
import { formatEuro, formatMoney, parseMoney } from './money.ts'
import { anyDate } from './testing/arbitraries.ts'

const anyAmount = fc.integer({ min: 0, max: 10e12 })
const anyCount = fc.integer({ min: 1, max: 9_999 })

test.each([
  ['12+3', 1500],
  ['121/1,21', 10_000],
  ['1.234,50 - 34,5', 120_000],
  ['€ 12 + €\xa03', 1500],
  ['-12+3', -900],
  ['\u221212 \u2212 3', -1500],
  ['2+3*4', 1400],
  ['2*3+4', 1000],
  ['12-4/2-1', 900],
  ['3 x 12,50', 3750],
  ['3×12.50', 3750],
  ['10:4', 250],
  ['10÷3', 333],
  ['0,10+0,20', 30],
  ['1/3*3', 100],
  ['0,05/10', 1],
  ['-0,05/10', -1],
  ['0,049/10', 0],
  ['100*0,195', 1950],
  ['1.234*2', 246_800],
  ['1234,5', 123_450],
  ['12,-', 1200],
  ['5-5', 0],
  ['-1+1', 0],
  ['0-0', 0],
])('reads %j as %i cents', (text, cents) => {
  expect(computeMoney(text)).toBe(cents)
})

test.each([
  '',
  '12+',
  '+12',
  '*3',
  '12++3',
  '12+-3',
  '12*-3',
  '12--3',
  '12/0',
  '12/0,00',
  '1+2=3',
  '(1+2)*3',
  '1e3+1',
  '12,345',
  '1,2,3+1',
  '12+3 euro',
  '100+21%',
  '90071992547409,91+0,01',
  '2026-0039',
  '06-12345678',
  '22-11-2026',
  '2026-11-22',
  '1/12/2026',
  '12 + 3\n',
  '１+２',
])('refuses %j', (text) => {
  expect(computeMoney(text)).toBeNull()
})

describe('for any amounts', () => {
  test('what is one amount reads as parseMoney reads it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10e12, max: 10e12 }), (cents) => {
        for (const text of [formatMoney(cents), formatEuro(cents)]) expect(computeMoney(text)).toBe(parseMoney(text))
      }),
    )
  })
  test('sums and differences are those of the cents', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyAmount, fc.constantFrom('+', '-')), { minLength: 2, maxLength: 3 }), (parts) => {
        const text = parts.map(([cents, sign], i) => (i ? sign : '') + formatMoney(cents)).join('')
        const sum = parts.reduce((total, [cents, sign], i) => total + (i && sign === '-' ? -cents : cents), 0)
        expect(computeMoney(text)).toBe(sum)
      }),
    )
  })
  test('so many times an amount, divided by as many again, is the amount', () => {
    fc.assert(
      fc.property(anyAmount, anyCount, (cents, count) => {
        expect(computeMoney(`${formatMoney(cents)}*${count}/${count}`)).toBe(cents)
        expect(computeMoney(`${formatMoney(cents)}/${count}*${count}`)).toBe(cents)
      }),
    )
  })
  test('a part lies within half a cent of the exact one', () => {
    fc.assert(
      fc.property(anyAmount, anyCount, fc.boolean(), (cents, count, negative) => {
        const part = computeMoney(`${negative ? '-' : ''}${formatMoney(cents)}/${count}`)
        const rest = BigInt(cents) - BigInt(count) * BigInt(Math.abs(part ?? Number.NaN))
        expect(2n * (rest < 0n ? -rest : rest) <= BigInt(count)).toBe(true)
        // Halves go away from zero, so the rest of a half is below it.
        if (2n * (rest < 0n ? -rest : rest) === BigInt(count)) expect(rest < 0n).toBe(true)
      }),
    )
  })
  test('a date is no sum, however it is written', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        for (const text of [date, formatDate(date), formatDate(date).replaceAll('-', '/')])
          expect(computeMoney(text)).toBeNull()
      }),
    )
  })
})
