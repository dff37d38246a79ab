import { plain, refuse, type Checked, type Said } from './checked.ts'
import { countUpTo } from './text.ts'

/**
 * Checks that something was filled in: text with more than white space. It is given back as it was typed.
 * Reasons: `required`, `format` (not a text).
 */
export function required(input: unknown): Checked {
  const message = plain('required', 'Dit veld mag niet leeg zijn')
  if (typeof input !== 'string') return refuse(input === null || input === undefined ? 'required' : 'format', message)
  return /\S/.test(input) ? { ok: true, value: input } : refuse('required', message)
}

/** Checks that a text has exactly so many characters, an emoji being one. Reasons: `length`, `format` (not a text). */
export function exactLength(input: unknown, length: number): Checked {
  const message: Said = { code: 'exact_length', params: { length }, message: `Vul precies ${characters(length)} in` }
  if (typeof input !== 'string') return refuse('format', message)
  return countUpTo(input, length + 1) === length ? { ok: true, value: input } : refuse('length', message)
}

/** Checks that a text has at least so many characters, an emoji being one. Reasons: `length`, `format` (not a text). */
export function minimumLength(input: unknown, length: number): Checked {
  const message: Said = { code: 'minimum_length', params: { length }, message: `Vul minimaal ${characters(length)} in` }
  if (typeof input !== 'string') return refuse('format', message)
  return countUpTo(input, length) >= length ? { ok: true, value: input } : refuse('length', message)
}

function characters(length: number): string {
  return length === 1 ? '1 karakter' : `${length} karakters`
}
