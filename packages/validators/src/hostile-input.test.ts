import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as validators from './index.ts'
import { anySign } from './testing/arbitraries.ts'

/** Arithmetic on checked dates: a mistake of the caller throws a RangeError there (see civil-date.ts). */
const ARITHMETIC = 'addDays addMonths daysBetween endOfMonth isoWeek quarterLabel quarterOf startOfMonth weekday'.split(
  ' ',
)
/** Clocks, an order of dates that takes no text of others, and what is told a locale. */
const NOT_FOR_INPUT = new Set([
  'compareDates',
  'localToday',
  'todayIn',
  'datesIn',
  'messageIn',
  'decimalIn',
  'moneyIn',
  ...ARITHMETIC,
])
/** The second argument of the functions that need one: it is the programmer's, so it is right. */
const OPTIONS: Record<string, unknown> = {
  upload: {},
  isDecimal: 2,
  exactLength: 6,
  minimumLength: 6,
  passwordRepeat: 'x',
}

type Anything = (...input: unknown[]) => unknown

const functions = Object.entries<unknown>(validators)
  .filter((entry): entry is [string, Anything] => typeof entry[1] === 'function' && !NOT_FOR_INPUT.has(entry[0]))
  .map(([name, check]): [string, (input: unknown) => unknown] => [
    name,
    (input) =>
      check(input, OPTIONS[name] ?? (/^(?:parseDate|notBefore|.*Future)$/.test(name) ? '2026-11-21' : undefined)),
  ])

const refuseToBeRead = () => {
  throw new Error('read')
}
const VALUES = new Array<unknown>()
  .concat([null, undefined, true, 0, -0, Number.NaN, Infinity, 1e21, 5e-324, 10n, Symbol('x')])
  .concat([
    {},
    [],
    [[]],
    () => 1,
    /x/,
    new Date(Number.NaN),
    Object.create(null),
    new Map(),
    Object('NL91ABNA0417164300'),
  ])
  .concat([{ toString: () => 'NL91ABNA0417164300' }, { valueOf: refuseToBeRead, toString: refuseToBeRead }])
  .concat([new Proxy({}, { get: refuseToBeRead })])

/** What keeps a careless expression busy for ever: long runs of what it can match in more than one way. */
const SIZE = 100_000
const LONG = [
  ' ',
  '\u00a0',
  '0',
  '9',
  'a',
  'A',
  '.',
  ',',
  '-',
  '(',
  '@',
  '\n',
  'a@',
  'a.',
  'a-',
  '1.',
  '.000',
  '😀',
  '\ud800',
]
  .map((part) => part.repeat(SIZE / part.length))
  .concat(['NL', 'a@', '€', '+31', '1'].map((start) => `${start}${'0'.repeat(SIZE)}`))
  .flatMap((text) => [text, `${text}!`])

describe('whatever it is given', () => {
  test.each(functions)('%s answers and does not throw', (_, check) => {
    for (const value of VALUES) expect(() => check(value)).not.toThrow()
    fc.assert(
      fc.property(fc.anything(), fc.string({ unit: anySign }), (value, text) => {
        check(value)
        check(text)
      }),
      { numRuns: 30 },
    )
  })
  test.each(functions)('%s is not kept busy by 100 kB', (_, check) => {
    for (const text of LONG) expect(() => check(text)).not.toThrow()
  })
  test.each(ARITHMETIC)('%s throws nothing but a RangeError', (name) => {
    const compute: unknown = Reflect.get(validators, name)
    if (typeof compute !== 'function') throw new Error(`${name} is missing`)
    for (const value of VALUES) expect(() => compute(value, value)).toThrow(RangeError)
  })
})
