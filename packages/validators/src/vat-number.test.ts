import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asTyped, digits, withOneChanged, withStranger } from './testing/arbitraries.ts'
import { vatNumber } from './vat-number.ts'
import { VAT_RULES } from './vat-rules.ts'

const MESSAGE = 'Ongeldig btw-nummer'
const COUNTRY_MESSAGE = 'Ongeldige landcode (bv. BE, DE, ES, ...)'

/** Numbers that VIES accepted according to public threads, and those of each form that national sources print. */
const KNOWN_GOOD = (
  'ATU13585627 BE1006023325 BE0411905847 BG175074752 BG7523169263 CY60001744K CY99200002N CZ27082440 CZ682127228 ' +
  'CZ687836437 CZ681208919 DE136695976 DK13585628 EE100594102 EL027408226 EL800620092 ESX5910266W ESN8261290D ESA28015865 ' +
  'ES54362315K FI20774740 FI01089940 FR40303265045 FRK7399859412 FR0A481458735 FR40000066034 FR26000040583 HR33392005961 HU12892312 IE3206488LH IE8F52100V ' +
  'IE8Y41127O IE1113202EH IE6433435F IT00743110157 LT119511515 LT100009745612 LU26166606 LU15027442 LV40003521600 ' +
  'MT11679112 NL822667800B01 NL000099998B57 NL123456789B13 NL002455799B11 PL8567346215 PT501964843 RO18547290 ' +
  'SE123456789701 SI50223054 SK2022749619 XI980780684 XIGD000 XIHA500'
).split(' ')

/** Per country the shape of numbers whose check digits find every wrong digit, and how many characters come before. */
const PROMISING: [country: string, body: (text: string) => string, length: number][] = [
  ['AT', (text) => `U${text}`, 8],
  ['BE', (text) => `0${text}`, 9],
  ['DE', (text) => text, 9],
  ['DK', (text) => text, 8],
  ['EE', (text) => text, 9],
  ['FI', (text) => text, 8],
  ['HR', (text) => text, 11],
  ['HU', (text) => text, 8],
  ['IT', (text) => text, 11],
  ['LU', (text) => text, 8],
  ['MT', (text) => text, 8],
  ['PL', (text) => text, 10],
  ['SE', (text) => `${text}01`, 10],
  ['SI', (text) => text, 8],
  ['SK', (text) => text, 10],
]

describe('vatNumber', () => {
  test('accepts the known-good number of every member state and form', () => {
    for (const text of KNOWN_GOOD) expect(vatNumber(text)).toEqual({ ok: true, value: text })
    expect(new Set(KNOWN_GOOD.map((text) => text.slice(0, 2)))).toEqual(new Set(VAT_RULES.keys()))
    expect(VAT_RULES.size).toBe(28)
  })
  test('accepts it however it is typed', () => {
    fc.assert(
      fc.property(asTyped(fc.constantFrom(...KNOWN_GOOD)), ({ text, typed }) => {
        fc.pre(typed.length <= 40)
        expect(vatNumber(typed)).toEqual({ ok: true, value: text })
      }),
    )
    expect(vatNumber('nl 8226.67.800-B01')).toEqual({ ok: true, value: 'NL822667800B01' })
    expect(vatNumber('BE 0411/905/847')).toEqual({ ok: true, value: 'BE0411905847' })
  })
  test.each(PROMISING)('%s: one wrong digit never passes', (country, body, length) => {
    const valid = digits(length)
      .map(body)
      .filter((text) => vatNumber(country + text).ok)
    const from = country === 'AT' || country === 'BE' ? 1 : 0
    fc.assert(
      fc.property(withOneChanged(valid, from), ({ text, changed }) => {
        fc.pre(!(country === 'SE' && text.slice(0, 10) === changed.slice(0, 10)))
        expect(vatNumber(country + changed)).toMatchObject({ ok: false, message: MESSAGE })
      }),
      { numRuns: 50 },
    )
  })
  test('refuses any character that does not belong', () => {
    fc.assert(
      fc.property(withStranger(fc.constantFrom(...KNOWN_GOOD)), (text) => {
        expect(vatNumber(text).ok).toBe(false)
      }),
    )
  })
  test('refuses numbers of zeros alone', () => {
    for (const country of VAT_RULES.keys()) {
      for (let length = 5; length < 13; length++) expect(vatNumber(country + '0'.repeat(length)).ok).toBe(false)
    }
    expect(vatNumber('ES00000000T').ok).toBe(false)
  })
  test.each([
    'GB980780684',
    'GR027408226',
    'CH123456789',
    'NO123456789',
    'EU372000041',
    'IM0123456789',
    'XX1',
    '123456789',
    '',
  ])('tells that %j has no country prefix of VIES', (text) => {
    expect(vatNumber(text)).toMatchObject({ ok: false, reason: 'country', message: COUNTRY_MESSAGE })
  })
  test.each([
    ['NL', 'format'],
    ['NL82266780B01', 'format'],
    ['NL822667800B01\n', 'format'],
    ['NL822667800B00', 'checksum'],
    ['NL822667801B01', 'checksum'],
    ['BE1006023399', 'checksum'],
    ['MT11679138', 'checksum'],
    ['FI53283850', 'checksum'],
    ['PL7788864630', 'checksum'],
    ['CZ126100550', 'checksum'],
    ['BG6288043221', 'checksum'],
    ['BG6012341534', 'checksum'],
    ['SK2012749619', 'format'],
    ['CY12345678X', 'format'],
    ['SE123456789700', 'format'],
    ['IT00000000157', 'format'],
    [136695976, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(vatNumber(input)).toMatchObject({ ok: false, reason, message: MESSAGE })
  })
})
