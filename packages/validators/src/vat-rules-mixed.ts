import { digitAt, doubledSum, weighted } from './check-digits.ts'
import { isDay } from './calendar.ts'

/*
 * The member states with several series of numbers: companies beside people, whose number is their birth number or that
 * of their identity card.
 */

/** Nine digits: a company. Ten: a person by birth number (month + 20 before 1900, + 40 from 2000), a foreigner, another. */
export function passesBulgaria(body: string): boolean {
  const last = digitAt(body, body.length - 1)
  if (body.length === 9) {
    const remainder = weighted(body, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
    return (remainder < 10 ? remainder : (weighted(body, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10) === last
  }
  const month = +body.slice(2, 4)
  const [century, added] = month > 40 ? [2000, 40] : month > 20 ? [1800, 20] : [1900, 0]
  const born = isDay(century + +body.slice(0, 2), month - added, +body.slice(4, 6))
  return (
    (born && (weighted(body, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === last) ||
    weighted(body, [21, 19, 17, 13, 11, 9, 7, 3, 1]) % 10 === last ||
    (11 - (weighted(body, [4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === last
  )
}

/** The digits at odd places count by a table; the letter is the sum modulo 26. */
export function passesCyprus(body: string): boolean {
  const table = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
  let sum = 0
  for (let i = 0; i < 8; i++) sum += i % 2 ? digitAt(body, i) : (table[digitAt(body, i)] ?? 0) // zero: never, the table has all ten digits
  return (sum % 26) + 65 === body.charCodeAt(8)
}

/** Eight digits: a company. Nine from 6 on: a person without a birth number. Nine or ten otherwise: a birth number. */
export function passesCzechia(body: string): boolean {
  const company = [8, 7, 6, 5, 4, 3, 2]
  if (body.length === 8) return (11 - (weighted(body, company) % 11)) % 10 === digitAt(body, 7)
  if (body.length === 9 && body[0] === '6') return (8 + (weighted(body, company, 1) % 11)) % 10 === digitAt(body, 8)
  const yy = +body.slice(0, 2)
  const month = +body.slice(2, 4) % 50
  const day = +body.slice(4, 6)
  // Until 1953 a birth number had nine digits and no check digit. Women have 50 more in the month.
  if (body.length === 9) return yy < 54 && isDay(1900 + yy, month, day)
  const year = yy < 54 ? 2000 + yy : 1900 + yy
  // Since 2004 the month may be 20 higher, for days on which the numbers run out.
  if (!isDay(year, year > 2003 && month > 20 ? month - 20 : month, day)) return false
  // Before 1986 a remainder of 10 was issued with the check digit 0.
  return +body % 11 === 0 || (year < 1986 && +body.slice(0, 9) % 11 === 10 && body[9] === '0')
}

/** A letter over seven digits; an old number has its first digit and a letter or sign before the other five. */
export function passesIreland(body: string): boolean {
  const digits = /^\d{7}/.test(body) ? body : `0${body.slice(2, 7)}${body[0]}${body[7]}`
  const second = digits.length > 8 ? (digits.charCodeAt(8) - 64) % 23 : 0
  const sum = weighted(digits, [8, 7, 6, 5, 4, 3, 2]) + 9 * second
  return 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23] === digits[7]
}

/** Above 3: a company. Otherwise a person: a birth date, a century and a check digit, or 32 and no date. */
export function passesLatvia(body: string): boolean {
  if (body > '4') return (((3 - weighted(body, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6])) % 11) + 11) % 11 === digitAt(body, 10)
  if (body.startsWith('32')) return true
  const year = (18 + digitAt(body, 6)) * 100 + +body.slice(4, 6)
  return (
    year < 2100 &&
    isDay(year, +body.slice(2, 4), +body.slice(0, 2)) &&
    ((1 + weighted(body, [10, 5, 8, 4, 2, 1, 6, 3, 7, 9])) % 11) % 10 === digitAt(body, 10)
  )
}

/** People have the letter of their identity number (X, Y and Z stand for 0, 1 and 2), others a digit or letter of Luhn. */
export function passesSpain(body: string): boolean {
  const last = body[8] ?? '' // zero: too short, which no rule lets pass
  if (/^[\dXYZKLM]/.test(body)) {
    const number = +body.slice(0, 8).replace(/^[A-Z]/, (first) => String(Math.max('XYZ'.indexOf(first), 0)))
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23] === last
  }
  const check = (10 - (doubledSum(body, 1, 8, 1) % 10)) % 10
  return last === String(check) || last === 'JABCDEFGHI'[check]
}
