import { digitAt, doubledSum, passesMod11And10, weighted } from './check-digits.ts'
import {
  passesBulgaria,
  passesCyprus,
  passesCzechia,
  passesIreland,
  passesLatvia,
  passesSpain,
} from './vat-rules-mixed.ts'
import { passesVatProofNl } from './vat-number-nl.ts'

/** The shape of what follows the country prefix, and whether a number of that shape passes its check digits. */
export type VatRule = readonly [shape: RegExp, passes: (body: string) => boolean]

/**
 * The rules of the member states by their prefix in VIES. Sources, read 2026-11-20: the structure table of VIES (question
 * 11 of its FAQ), its construction rules version 15 as quoted by others, and the implementations python-stdnum, valvat,
 * DragonBe/vies and jsvat where two of them agree. What is decided where they do not stands in the README.
 */
export const VAT_RULES: ReadonlyMap<string, VatRule> = new Map<string, VatRule>([
  ['AT', [/^U\d{8}$/, (body) => (doubledSum(body, 1, 8, 0) + digitAt(body, 8)) % 10 === 6]],
  ['BE', [/^(?:0[1-9]|1\d)\d{8}$/, (body) => (+body.slice(0, 8) % 97) + +body.slice(8) === 97]],
  ['BG', [/^\d{9,10}$/, passesBulgaria]],
  ['CY', [/^(?!12)[0134569]\d{7}[A-Z]$/, passesCyprus]],
  ['CZ', [/^(?!9\d{7}$)\d{8,10}$/, passesCzechia]],
  ['DE', [/^[1-9]\d{8}$/, passesMod11And10]],
  ['DK', [/^[1-9]\d{7}$/, (body) => weighted(body, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0]],
  ['EE', [/^\d{9}$/, (body) => weighted(body, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0]],
  ['EL', [/^\d{9}$/, (body) => (weighted(body, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === digitAt(body, 8)]],
  ['ES', [/^(?:[XYZKLM\d]\d{7}[A-Z]|[ABEHJUV]\d{8}|[NP-SW]\d{7}[A-J]|[CDFG]\d{7}[A-J\d])$/, passesSpain]],
  ['FI', [/^\d{8}$/, (body) => (11 - (weighted(body, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === digitAt(body, 7)]],
  ['FR', [/^[\dA-HJ-NP-Z]{2}\d{9}$/, passesFrance]],
  ['HR', [/^\d{11}$/, passesMod11And10]],
  ['HU', [/^\d{8}$/, (body) => weighted(body, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0]],
  ['IE', [/^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/, passesIreland]],
  ['IT', [/^(?!0{7})\d{7}(?:0(?!00)\d\d|1\d\d|20[01]|888|999)\d$/, (body) => doubledSum(body, 0, 11, 1) % 10 === 0]],
  ['LT', [/^(?:\d{3})?\d{7}1\d$/, passesLithuania]],
  ['LU', [/^\d{8}$/, (body) => +body.slice(0, 6) % 89 === +body.slice(6)]],
  ['LV', [/^\d{11}$/, passesLatvia]],
  ['MT', [/^[1-9]\d{7}$/, (body) => (weighted(body, [3, 4, 6, 7, 8, 9]) % 37) + +body.slice(6) === 37]],
  ['NL', [/^\d{9}B\d\d$/, (body) => passesVatProofNl(body.slice(0, 9), +body.slice(10))]],
  ['PL', [/^\d{10}$/, (body) => weighted(body, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digitAt(body, 9)]],
  [
    'PT',
    [/^[1-9]\d{8}$/, (body) => ((11 - (weighted(body, [9, 8, 7, 6, 5, 4, 3, 2]) % 11)) % 11) % 10 === digitAt(body, 8)],
  ],
  ['RO', [/^[1-9]\d{1,9}$/, (body) => passesRomania(body.padStart(10, '0'))]],
  ['SE', [/^\d{10}(?!00|9[5-9])\d\d$/, (body) => doubledSum(body, 0, 10, 0) % 10 === 0]],
  ['SI', [/^[1-9]\d{7}$/, passesSlovenia]],
  ['SK', [/^[1-9]\d[2-4789]\d{7}$/, (body) => +body % 11 === 0]],
  ['XI', [/^(?:\d{9}|\d{12}|GD[0-4]\d\d|HA[5-9]\d\d)$/, passesNorthernIreland]],
])

const FRENCH_SIGNS = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A key of two digits or, in a second series, with a letter; the SIREN that follows passes Luhn but for Monaco (000). */
function passesFrance(body: string): boolean {
  const siren = +body.slice(2)
  if (!body.startsWith('000', 2) && doubledSum(body, 2, 11, 1) % 10) return false
  if (/^\d\d/.test(body)) return (12 + 3 * (siren % 97)) % 97 === +body.slice(0, 2)
  const first = FRENCH_SIGNS.indexOf(body.charAt(0))
  const second = FRENCH_SIGNS.indexOf(body.charAt(1))
  const key = first < 10 ? 24 * first + second - 10 : 34 * first + second - 100
  return (siren + 1 + Math.floor(key / 11)) % 11 === key % 11
}

/** Weights 1 to 9 over and over; when the remainder is 10 they start at 3, and when it is 10 again the digit is 0. */
function passesLithuania(body: string): boolean {
  const last = body.length - 1
  const remainder = (shift: number) => {
    let sum = 0
    for (let i = 0; i < last; i++) sum += digitAt(body, i) * (((i + shift) % 9) + 1)
    return sum % 11
  }
  const first = remainder(0)
  return (first < 10 ? first : remainder(2) % 10) === digitAt(body, last)
}

function passesRomania(body: string): boolean {
  return ((weighted(body, [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === digitAt(body, 9)
}

/** A remainder of 0 would need the check digit 11 and is not issued. */
function passesSlovenia(body: string): boolean {
  const remainder = weighted(body, [8, 7, 6, 5, 4, 3, 2]) % 11
  return remainder > 0 && (11 - remainder) % 10 === digitAt(body, 7)
}

/** Old numbers give 0 and newer ones 42; departments (GD) and health authorities (HA) have no check. */
function passesNorthernIreland(body: string): boolean {
  const total = (weighted(body, [8, 7, 6, 5, 4, 3, 2]) + +body.slice(7, 9)) % 97
  return body.length === 5 || ((total === 0 || total === 42) && !/^0{9}/.test(body))
}
