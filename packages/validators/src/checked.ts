import type { MessageParams } from './message-params.ts'

/**
 * Why a value was refused, for programs:
 * `required` nothing was given; `length` too short, too long or too many; `format` a shape or a character that cannot
 * occur, or a value that is no text (no number) at all; `country` an unknown country prefix; `checksum` the check digits
 * disagree with the rest; `range` a number, date, size or count outside its limits; `mismatch` not equal to the other.
 */
export type Reason = 'required' | 'length' | 'format' | 'country' | 'checksum' | 'range' | 'mismatch'

/** A message in Dutch for the person who typed, the code by which other languages have it, and what it names. */
export type Said = {
  [Code in keyof MessageParams]: { code: Code; params: MessageParams[Code]; message: string }
}[keyof MessageParams]

/** A value that was refused: the reason for programs, the rest for the person who typed it (see `messageIn`). */
export type Refused = { ok: false; reason: Reason } & Said

/** The outcome of a check: the normalised value, or why it was refused. */
export type Checked<T = string> = { ok: true; value: T } | Refused

export function refuse(reason: Reason, said: Said): Refused {
  return { ok: false, reason, ...said }
}

/** What a check says that names nothing. */
export const plain = (code: PlainCode, message: string): Said => ({ code, params: NOTHING, message })

type Nothing = object
type PlainCode = {
  [Code in keyof MessageParams]: Nothing extends MessageParams[Code] ? Code : never
}[keyof MessageParams]
const NOTHING: Nothing = {}
