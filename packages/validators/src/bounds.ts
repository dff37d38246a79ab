import { plain, refuse, type Checked, type Said } from './checked.ts'
import { dutchNumber } from './dutch-number.ts'

/*
 * Bounds on numbers. The input is a number, as fields and the wire have it: text is refused, because '1.234' is one
 * number on the wire and another on a Dutch screen. NaN and the infinities are never within a bound.
 * Reasons: `format` for what is no finite number (or a fraction where it must be whole), `range` for the rest.
 */

/** A whole number that is exact: between -(2^53 - 1) and 2^53 - 1. */
export function integer(input: unknown): Checked<number> {
  const message = plain('integer', 'Vul een geheel getal in')
  if (!isNumber(input)) return refuse('format', message)
  if (!Number.isInteger(input)) return refuse('format', message)
  return Number.isSafeInteger(input) ? { ok: true, value: input } : refuse('range', message)
}

export function notZero(input: unknown): Checked<number> {
  return bounded(input, (value) => value !== 0, plain('not_zero', 'Het getal mag niet nul zijn'))
}

export function greaterThan(input: unknown, limit: number): Checked<number> {
  return bounded(input, (value) => value > limit, {
    code: 'greater_than',
    params: { limit },
    message: `Vul een getal in dat groter is dan ${dutchNumber(limit)}`,
  })
}

export function lessThan(input: unknown, limit: number): Checked<number> {
  return bounded(input, (value) => value < limit, {
    code: 'less_than',
    params: { limit },
    message: `Vul een getal in dat kleiner is dan ${dutchNumber(limit)}`,
  })
}

export function atLeast(input: unknown, limit: number): Checked<number> {
  return bounded(input, (value) => value >= limit, {
    code: 'at_least',
    params: { limit },
    message: `Vul een getal in van minimaal ${dutchNumber(limit)}`,
  })
}

export function atMost(input: unknown, limit: number): Checked<number> {
  return bounded(input, (value) => value <= limit, {
    code: 'at_most',
    params: { limit },
    message: `Vul een getal in van maximaal ${dutchNumber(limit)}`,
  })
}

function bounded(input: unknown, within: (value: number) => boolean, message: Said): Checked<number> {
  if (!isNumber(input)) return refuse('format', message)
  return within(input) ? { ok: true, value: input } : refuse('range', message)
}

function isNumber(input: unknown): input is number {
  return Number.isFinite(input)
}
