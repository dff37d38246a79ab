import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phone } from './phone.ts'
import { digits, withStranger } from './testing/arbitraries.ts'

/** The area codes of the numbering plan, written out as a second source for the expression under test. */
const TWO_DIGIT_AREAS =
  '10 13 15 20 23 24 26 30 33 35 36 38 40 43 45 46 50 53 55 58 70 71 72 73 74 75 76 77 78 79'.split(' ')
const THREE_DIGIT_AREAS = (
  '111 113 114 115 117 118 161 162 164 165 166 167 168 172 174 180 181 182 183 184 186 187 222 223 224 226 227 228 229 ' +
  '251 252 255 294 297 299 313 314 315 316 317 318 320 321 341 342 343 344 345 346 347 348 411 412 413 416 418 475 478 ' +
  '481 485 486 487 488 492 493 495 497 499 511 512 513 514 515 516 517 518 519 521 522 523 524 525 527 528 529 541 543 ' +
  '544 545 546 547 548 561 562 566 570 571 572 573 575 577 578 591 592 593 594 595 596 597 598 599'
).split(' ')

const startingWith = (prefixes: string[], length: number) =>
  fc.constantFrom(...prefixes).chain((prefix) => digits(length - prefix.length).map((rest) => prefix + rest))

const anyNational = fc.oneof(
  startingWith(TWO_DIGIT_AREAS, 9),
  startingWith(THREE_DIGIT_AREAS, 9),
  startingWith(['61', '62', '63', '64', '65', '66', '68', '84', '85', '87', '88', '91'], 9),
  startingWith(['800', '900', '906', '909'], 7),
  startingWith(['800', '900', '906', '909'], 10),
  startingWith(['970'], 11),
)

describe('phone', () => {
  test('knows the 141 areas of the plan and no other', () => {
    const areas = new Set([...TWO_DIGIT_AREAS, ...THREE_DIGIT_AREAS])
    expect(areas.size).toBe(141)
    for (let code = 100; code < 600; code++) {
      const known = areas.has(String(code)) || areas.has(String(code).slice(0, 2))
      expect(phone(`0${code}123456`).ok).toBe(known)
    }
  })
  test('gives one international form, however the number is typed', () => {
    const prefix = fc.constantFrom('0', '+31', '0031', '+31 ', '+31(0)', '+31 (0) ', '0031 (0)', '(0)')
    const separator = fc.constantFrom('', ' ', '-', '.', '/', '\u00a0', ') ')
    fc.assert(
      fc.property(anyNational, prefix, separator, fc.nat({ max: 6 }), (national, start, gap, at) => {
        const typed = start + national.slice(0, at) + gap + national.slice(at)
        expect(phone(typed)).toEqual({ ok: true, value: `+31${national}` })
        expect(phone(`+31${national}`)).toEqual({ ok: true, value: `+31${national}` })
      }),
    )
  })
  test('refuses a digit too many or too few', () => {
    fc.assert(
      fc.property(anyNational, fc.constantFrom(...'0123456789'), (national, digit) => {
        fc.pre(!/^(?:800|90[069])/.test(national))
        expect(phone(`0${national}${digit}`)).toMatchObject({ ok: false, reason: 'format' })
        expect(phone(`0${national.slice(0, -1)}`)).toMatchObject({ ok: false, reason: 'format' })
      }),
    )
  })
  test('refuses characters that do not belong', () => {
    fc.assert(
      fc.property(withStranger(anyNational.map((national) => `0${national}`)), (text) => {
        expect(phone(text).ok).toBe(false)
      }),
    )
  })
  test.each([
    ['', 'country'],
    ['612345678', 'country'],
    ['+32 2 123 45 67', 'country'],
    ['0032 2 123 45 67', 'country'],
    ['00612345678', 'country'],
    ['112', 'country'],
    ['0612345678\n', 'format'],
    ['06-1234567x', 'format'],
    ['0671234567', 'format'],
    ['0821234567', 'format'],
    ['0800-12345', 'format'],
    ['020 1234567 toestel 12 (bereikbaar op werkdagen)', 'length'],
    [31612345678, 'format'],
  ])('refuses %j because of its %s', (input, reason) => {
    expect(phone(input)).toMatchObject({ ok: false, reason, message: 'Vul een geldig telefoonnummer in' })
  })
})
