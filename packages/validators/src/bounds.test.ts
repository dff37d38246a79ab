import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { atLeast, atMost, greaterThan, integer, lessThan, notZero } from './bounds.ts'
import { anySign } from './testing/arbitraries.ts'
import { exactLength, minimumLength, required } from './text-length.ts'

const finite = fc.double({ noNaN: true, noDefaultInfinity: true })

describe('bounds on numbers', () => {
  test('hold exactly where the comparison holds', () => {
    fc.assert(
      fc.property(finite, fc.oneof(finite, fc.integer()), (value, limit) => {
        expect(greaterThan(value, limit).ok).toBe(value > limit)
        expect(lessThan(value, limit).ok).toBe(value < limit)
        expect(atLeast(value, limit).ok).toBe(value >= limit)
        expect(atMost(value, limit).ok).toBe(value <= limit)
        expect(notZero(value).ok).toBe(value !== 0)
        expect(integer(value).ok).toBe(Number.isSafeInteger(value))
      }),
    )
  })
  test('tell the limit in Dutch', () => {
    const message = (checked: { ok: boolean; message?: string }) => checked.message
    expect(message(greaterThan(1, 1))).toBe('Vul een getal in dat groter is dan 1')
    expect(message(lessThan(2.5, 2.5))).toBe('Vul een getal in dat kleiner is dan 2,5')
    expect(message(atLeast(0, 1))).toBe('Vul een getal in van minimaal 1')
    expect(message(atMost(101, 100))).toBe('Vul een getal in van maximaal 100')
    expect(message(notZero(0))).toBe('Het getal mag niet nul zijn')
    expect(message(integer(1.5))).toBe('Vul een geheel getal in')
  })
  test('refuse what is no finite number', () => {
    for (const input of [Number.NaN, Infinity, -Infinity, '5', 5n, null, undefined, [5], {}]) {
      for (const check of [integer, notZero]) expect(check(input)).toMatchObject({ ok: false, reason: 'format' })
      for (const check of [greaterThan, lessThan, atLeast, atMost]) {
        expect(check(input, 1)).toMatchObject({ ok: false, reason: 'format' })
        expect(check(1, Number.NaN).ok).toBe(false)
      }
    }
    expect(integer(2 ** 53)).toMatchObject({ ok: false, reason: 'range' })
  })
})

describe('lengths of text', () => {
  test('count characters as people do', () => {
    fc.assert(
      fc.property(fc.string({ unit: anySign }), fc.nat({ max: 12 }), (text, length) => {
        const count = [...text].length
        expect(exactLength(text, length).ok).toBe(count === length)
        expect(minimumLength(text, length).ok).toBe(count >= length)
      }),
    )
    expect(exactLength('😀', 1)).toEqual({ ok: true, value: '😀' })
  })
  test('tell the length in Dutch', () => {
    expect(exactLength('', 1)).toMatchObject({ ok: false, reason: 'length', message: 'Vul precies 1 karakter in' })
    expect(minimumLength('a', 8)).toMatchObject({ ok: false, reason: 'length', message: 'Vul minimaal 8 karakters in' })
    expect(minimumLength(['a'], 1)).toMatchObject({ ok: false, reason: 'format' })
  })
  test('a required field is not empty', () => {
    expect(required(' x ')).toEqual({ ok: true, value: ' x ' })
    for (const input of ['', '   ', '\n', null, undefined]) {
      expect(required(input)).toMatchObject({ ok: false, reason: 'required', message: 'Dit veld mag niet leeg zijn' })
    }
    expect(required(0)).toMatchObject({ ok: false, reason: 'format' })
  })
})
