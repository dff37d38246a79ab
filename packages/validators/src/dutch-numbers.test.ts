import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bsn, rsin } from './fiscal-number.ts'
import { kvkNumber } from './kvk-number.ts'
import { oin } from './oin.ts'
import { asTyped, digits, withOneChanged, withStranger } from './testing/arbitraries.ts'
import { turnoverTaxNumber } from './turnover-tax-number.ts'
import { vatNumberNl } from './vat-number-nl.ts'
import { vatNumber } from './vat-number.ts'

/** The 11-proof written as the tax office words it: the remainder is the last digit. */
const passes = (number: string) => {
  const sum = [9, 8, 7, 6, 5, 4, 3, 2].reduce((total, weight, i) => total + weight * Number(number[i]), 0)
  return sum % 11 === Number(number[8]) && Number(number) > 0
}
const citizen = digits(9).filter(passes)

/** A sole trader's number, its two check digits by ISO 7064 over the whole with big integers. */
const soleTrader = digits(9)
  .filter((number) => Number(number) > 0)
  .map((number) => {
    for (let suffix = 2; suffix < 99; suffix++) {
      if (BigInt(`2321${number}11${String(suffix).padStart(2, '0')}`) % 97n === 1n) {
        return `NL${number}B${String(suffix).padStart(2, '0')}`
      }
    }
    throw new Error('Every number has check digits')
  })

describe('bsn and rsin', () => {
  test('accept every number that passes the 11-proof and no other', () => {
    fc.assert(
      fc.property(fc.oneof(digits(9), citizen), (number) => {
        expect(bsn(number).ok).toBe(passes(number))
        expect(rsin(number).ok).toBe(passes(number))
      }),
    )
  })
  test('accept them as they are typed, and give nine digits', () => {
    expect(bsn('1112.22.333')).toEqual({ ok: true, value: '111222333' })
    expect(bsn('10000008')).toEqual({ ok: true, value: '010000008' })
    fc.assert(
      fc.property(asTyped(citizen), ({ text, typed }) => {
        expect(bsn(typed)).toEqual({ ok: true, value: text })
      }),
    )
  })
  test('refuse a wrong digit, zeros alone and characters that do not belong', () => {
    fc.assert(
      fc.property(withOneChanged(citizen), ({ changed }) => {
        expect(bsn(changed)).toMatchObject({ ok: false, reason: 'checksum' })
      }),
    )
    fc.assert(
      fc.property(withStranger(citizen), (text) => {
        expect(bsn(text).ok).toBe(false)
      }),
    )
    expect(bsn('000000000')).toMatchObject({ ok: false, reason: 'checksum', message: 'Vul een geldig BSN in' })
    expect(rsin('1234567')).toMatchObject({ ok: false, reason: 'length', message: 'Vul een geldig RSIN in' })
    expect(rsin(111222333)).toMatchObject({ ok: false, reason: 'format' })
  })
})

describe('kvkNumber', () => {
  test('accepts eight digits as they are typed and nothing else', () => {
    fc.assert(
      fc.property(asTyped(digits(8)), withStranger(digits(8)), ({ text, typed }, strange) => {
        expect(kvkNumber(typed)).toEqual({ ok: true, value: text })
        expect(kvkNumber(strange).ok).toBe(false)
      }),
    )
    expect(kvkNumber('1234567')).toMatchObject({ ok: false, reason: 'length', message: 'Vul een geldig KvK-nummer in' })
    expect(kvkNumber('000012345678')).toMatchObject({ reason: 'length' })
    expect(kvkNumber('1234567a')).toMatchObject({ reason: 'format' })
  })
})

describe('vatNumberNl', () => {
  const legalEntity = fc.tuple(citizen, fc.integer({ min: 1, max: 99 })).map(([number, suffix]) => {
    return `NL${number}B${String(suffix).padStart(2, '0')}`
  })
  test('accepts an RSIN with any suffix but 00, and a sole trader with his check digits, however they are typed', () => {
    fc.assert(
      fc.property(asTyped(fc.oneof(legalEntity, soleTrader)), ({ text, typed }) => {
        expect(vatNumberNl(typed)).toEqual({ ok: true, value: text })
      }),
    )
    expect(vatNumberNl('nl8226.67.800.b01')).toEqual({ ok: true, value: 'NL822667800B01' })
  })
  test('agrees with the European check', () => {
    const any = fc.tuple(digits(9), digits(2)).map(([number, suffix]) => `NL${number}B${suffix}`)
    fc.assert(
      fc.property(fc.oneof(any, legalEntity, soleTrader), (text) => {
        expect(vatNumberNl(text).ok).toBe(vatNumber(text).ok)
      }),
    )
  })
  test('refuses a wrong digit unless the other proof happens to pass', () => {
    fc.assert(
      fc.property(withOneChanged(soleTrader, 12), ({ text, changed }) => {
        fc.pre(!passes(text.slice(2, 11)))
        expect(vatNumberNl(changed)).toMatchObject({ ok: false, reason: 'checksum' })
      }),
    )
  })
  test.each([
    ['NL822667800B00', 'checksum'],
    ['NL000000000B01', 'checksum'],
    ['NL000000000B73', 'checksum'],
    ['822667800B01', 'format'],
    ['BE0411905847', 'format'],
    ['NL822667800C01', 'format'],
    ['NL822667800B01\n', 'format'],
    [' ', 'format'],
    [{}, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(vatNumberNl(input)).toMatchObject({ ok: false, reason, message: 'Ongeldig btw-nummer' })
  })
})

describe('turnoverTaxNumber', () => {
  test('the shape decides, and a failing 11-proof warns', () => {
    fc.assert(
      fc.property(
        asTyped(fc.tuple(digits(9), digits(2)).map(([number, suffix]) => `${number}B${suffix}`)),
        ({ text, typed }) => {
          expect(turnoverTaxNumber(typed)).toMatchObject({ ok: true, value: text })
        },
      ),
    )
    expect(turnoverTaxNumber('822667800b01')).toEqual({ ok: true, value: '822667800B01', warning: null })
    expect(turnoverTaxNumber('123456789B01')).toMatchObject({
      ok: true,
      warning: expect.stringContaining('Controleer'),
    })
  })
  test('a sole trader with an own btw-id has another number there, which never counts modulo 97', () => {
    expect(turnoverTaxNumber('000099998B57')).toMatchObject({ ok: true, warning: expect.any(String) })
  })
  test('refuses another shape', () => {
    fc.assert(
      fc.property(withStranger(fc.constant('822667800B01')), (text) => {
        expect(turnoverTaxNumber(text).ok).toBe(false)
      }),
    )
    for (const text of ['', 'NL822667800B01', '82266780B01', '822667800B1']) {
      expect(turnoverTaxNumber(text)).toMatchObject({
        ok: false,
        reason: 'format',
        message: 'Vul een geldig omzetbelastingnummer in',
      })
    }
  })
})

describe('oin', () => {
  test('accepts twenty digits after six zeros, as they are typed, and nothing else', () => {
    fc.assert(
      fc.property(digits(14), (number) => {
        expect(oin(`000000${number}`)).toEqual({ ok: true, value: `000000${number}` })
        expect(oin(`0000 00${number.slice(0, 2)}.${number.slice(2)}`)).toMatchObject({ ok: true })
        expect(oin(`000000${number}0`)).toMatchObject({ ok: false, reason: 'length' })
        expect(oin(`100000${number}`)).toMatchObject({ ok: false, reason: 'format' })
        expect(oin(`00000x${number}`)).toMatchObject({ ok: false, reason: 'format' })
      }),
    )
  })
})
