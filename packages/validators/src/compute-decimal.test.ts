import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeDecimal } from './compute-decimal.ts'
import { computeMoney } from './compute-money.ts'
import { formatDecimal, isDecimal, parseDecimal } from './decimal.ts'

/** So many ten-thousandths, as a decimal that may be a price. */
const anyPrice = fc.integer({ min: -10e12, max: 10e12 })
/** What is no longer than a sum may be, of what sums are made of. */
const anySum = fc.array(fc.constantFrom(...'0123456789,.+-*x/:€ ('), { maxLength: 24 }).map((signs) => signs.join(''))

const wire = (parts: number): string => {
  const digits = String(Math.abs(parts)).padStart(5, '0')
  const decimals = digits.slice(-4).replace(/0+$/, '')
  return `${parts < 0 ? '-' : ''}${digits.slice(0, -4)}${decimals && `.${decimals}`}`
}

test.each([
  ['85', '85'],
  ['1.234,5', '1234.5'],
  ['12+3', '15'],
  ['59,1667*2', '118.3334'],
  ['100/3', '33.3333'],
  ['200/3', '66.6667'],
  ['-200/3', '-66.6667'],
  ['0,0001/2', '0.0001'],
  ['0,0001/3', '0'],
  ['-0,0001/3', '0'],
  ['3 x € 12,50', '37.5'],
  ['5-5', '0'],
  ['0,00012345*10', '0.0012'],
])('reads %j as %s', (text, decimal) => {
  expect(computeDecimal(text)).toBe(decimal)
})

test.each(['', '12+', '1,00001', '12/0', '2026-0039', '22-11-2026', '12+3 uur', 'tien', '(1+2)*3'])(
  'refuses %j',
  (text) => {
    expect(computeDecimal(text)).toBeNull()
  },
)

test('rounds to as many decimals as are asked', () => {
  expect([0, 1, 2, 6].map((decimals) => computeDecimal('200/3', decimals))).toEqual([
    '67',
    '66.7',
    '66.67',
    '66.666667',
  ])
})

describe('for any numbers', () => {
  test('what is one decimal reads as parseDecimal reads it', () => {
    fc.assert(
      fc.property(anyPrice, (parts) => {
        const text = formatDecimal(wire(parts))
        expect(computeDecimal(text)).toBe(parseDecimal(text))
      }),
    )
  })
  test('sums and differences are those of their parts', () => {
    fc.assert(
      fc.property(anyPrice, fc.integer({ min: 0, max: 10e12 }), fc.boolean(), (first, second, adds) => {
        const text = `${formatDecimal(wire(first))}${adds ? '+' : '-'}${formatDecimal(wire(second))}`
        expect(computeDecimal(text)).toBe(wire(first + (adds ? second : -second)))
      }),
    )
  })
  test('at two decimals a sum is what computeMoney makes of it', () => {
    fc.assert(
      fc.property(anySum, (text) => {
        const cents = parseDecimal(text) === null ? computeMoney(text) : null
        // An amount alone may have a euro sign, which a number has not.
        if (cents === null || !/\d *[-+*x/:]/.test(text) || text.endsWith('-')) return
        expect(computeDecimal(text, 2)).toBe(wire(cents * 100))
      }),
    )
  })
  test('whatever stands there gives a decimal as the wire has it, or nothing', () => {
    fc.assert(
      fc.property(anySum, (text) => {
        const decimal = computeDecimal(text)
        expect(decimal === null || isDecimal(decimal, 4)).toBe(true)
      }),
    )
  })
})
