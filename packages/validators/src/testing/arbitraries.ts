import fc from 'fast-check'

const DAY_MS = 86_400_000
const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Any civil date of the years 0 to 9999. */
export const anyDate = fc
  .integer({ min: Date.parse('0000-01-01') / DAY_MS, max: Date.parse('9999-12-31') / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10))

/** Any sign that is not half of a pair: `binary` of fast-check, which takes a second of the processor to make, without that. */
export const anySign = fc
  .integer({ min: 0, max: 0x10_ffff - 0x800 })
  .map((point) => String.fromCodePoint(point < 0xd800 ? point : point + 0x800))

/** So many digits. */
export function digits(length: number): fc.Arbitrary<string> {
  return charactersOf(DIGITS, length)
}

/** So many characters out of an alphabet. */
export function charactersOf(alphabet: string, length: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((parts) => parts.join(''))
}

/** A text of one character for each kind: `n` a digit, `a` a capital, `c` either. */
export function ofKinds(kinds: string): fc.Arbitrary<string> {
  const alphabets: Record<string, string> = { n: DIGITS, a: CAPITALS, c: DIGITS + CAPITALS }
  return fc
    .tuple(...[...kinds].map((kind) => fc.constantFrom(...(alphabets[kind] ?? ''))))
    .map((parts) => parts.join(''))
}

/** The text with one of its characters replaced by another of the same kind, digit or letter. */
export function withOneChanged(text: fc.Arbitrary<string>, from = 0): fc.Arbitrary<{ text: string; changed: string }> {
  return fc.tuple(text, fc.nat(), fc.nat()).map(([original, place, step]) => {
    const at = from + (place % (original.length - from))
    const alphabet = DIGITS.includes(original.charAt(at)) ? DIGITS : CAPITALS
    const shift = 1 + (step % (alphabet.length - 1))
    const other = alphabet.charAt((alphabet.indexOf(original.charAt(at)) + shift) % alphabet.length)
    return { text: original, changed: original.slice(0, at) + other + original.slice(at + 1) }
  })
}

/** The text as somebody may type it: spaces of both kinds anywhere, capitals or not. */
export function asTyped(text: fc.Arbitrary<string>): fc.Arbitrary<{ text: string; typed: string }> {
  const gap = fc.constantFrom('', '', '', ' ', '\u00a0')
  return text.chain((original) =>
    fc
      .array(fc.tuple(gap, fc.boolean()), { minLength: original.length, maxLength: original.length })
      .map((choices) => ({
        text: original,
        typed: choices
          .map(([space, lower], i) => space + (lower ? original.charAt(i).toLowerCase() : original.charAt(i)))
          .join(''),
      })),
  )
}

/**
 * Characters that belong in no number: ligatures and letters whose capitals are ASCII (ff, fi, dotless i, long s, the
 * Kelvin sign, sharp s), Greek and Cyrillic A, full-width and Arabic digits, emoji, controls, a lone surrogate.
 */
export const STRANGERS = [
  ...'\ufb00\ufb01\u0131\u017f\u212a\u00df\u0391\u0410\uff11\uff21\u0663\u{1f600}\n\r\t\0\u200b\ufeff\ud800_',
]

/** The text with a character in or around it that does not belong there. */
export function withStranger(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.nat(), fc.constantFrom(...STRANGERS), fc.boolean())
    .map(([original, place, stranger, replace]) => {
      const at = place % (original.length + 1)
      return original.slice(0, at) + stranger + original.slice(at + (replace ? 1 : 0))
    })
}
