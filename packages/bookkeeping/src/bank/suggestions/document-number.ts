import { isIsoDate } from '@klopt/validators'
import { LETTERS, SEPARATOR, squeeze } from './characters.ts'
import { isAnnounced, isCommon } from './common-numbers.ts'
import type { NumberText, Stretch } from './text-numbers.ts'

/** A document number, and what is compared of it. */
export interface DocumentNumber {
  /** In capitals. */
  readonly written: string
  /** Its letters and digits. */
  readonly characters: string
  /** Those from the first digit to the last: of 'ABO-2026-11' it is 202611. */
  readonly core: string
}

/** From the first character up to and without the last, in a text. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** Null for a number without digits, which is not looked for. */
export function documentNumber(number: string): DocumentNumber | null {
  const written = number.toUpperCase()
  const core = squeeze(fromDigitToDigit(written))
  return core === '' ? null : { written, core, characters: squeeze(written) }
}

/** By these a number and a stretch of a text find each other: one is the same if only zeros and separators differ. */
export function keysOf(written: string): string[] {
  const digits = fromDigitToDigit(written)
  return [...new Set([withoutZeros(squeeze(digits)), groupsOf(digits).map(withoutZeros).join('-')])]
}

/** Finds a number in a text, with whatever separators and leading zeros, and neither letters nor digits around it. */
export function patternOf({ written }: DocumentNumber): RegExp {
  const groups = groupsOf(written).map((group) => {
    const zeros = /^[0-9]/.test(group) ? `(?:0${SEPARATOR})*` : ''
    return zeros + Array.from(withoutZeros(group)).join(SEPARATOR)
  })
  return new RegExp(`(?<![${LETTERS}0-9])${groups.join(SEPARATOR)}(?![${LETTERS}0-9])`, 'g')
}

/**
 * Where the whole number stands in the text, by its pattern. Bare digits that any text may hold, and those without
 * their leading zeros, count only after a word such as 'factuur'.
 */
export function placesOf({ characters }: DocumentNumber, pattern: RegExp, { text }: NumberText): Place[] {
  const isMeant = ({ 0: found, index }: RegExpExecArray) =>
    HAS_LETTER.test(found) || (squeeze(found) === characters && !isCommon(found)) || isAnnounced(text, index)
  return [...text.matchAll(pattern)]
    .filter(isMeant)
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}

/** Whether the stretch has the digits of the number, whatever letters it lacks or has too many. */
export function isPartAt(
  { core }: DocumentNumber,
  { text }: NumberText,
  { start, end, core: found }: Stretch,
): boolean {
  return found === core && (!isCommon(text.slice(start, end)) || isAnnounced(text, start))
}

/**
 * Whether another number of the same series stands in the text: as long, with the same beginning, but not the same. A
 * date written in digits is none.
 */
export function isOfSameSeries({ core }: DocumentNumber, { stretches }: NumberText): boolean {
  if (core.length < 4) return false
  const half = core.slice(0, Math.floor(core.length / 2))
  return stretches.some(
    ({ core: found }) => found !== core && found.length === core.length && found.startsWith(half) && !isDate(found),
  )
}

function isDate(digits: string): boolean {
  return digits.length === 8 && isIsoDate(`${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`)
}

const HAS_LETTER = new RegExp(`[${LETTERS}]`)
const GROUP = new RegExp(`[${LETTERS}]+|[0-9]+`, 'g')
const groupsOf = (written: string): string[] => written.match(GROUP) ?? []
const fromDigitToDigit = (written: string): string => /[0-9](?:.*[0-9])?/s.exec(written)?.[0] ?? '' // zero: a number without digits
const withoutZeros = (group: string): string => group.replace(/^0+(?=[0-9])/, '')
