/**
 * Why a value was refused, for programs:
 * `required` nothing was given; `length` too short, too long or too many; `format` a shape or a character that cannot
 * occur, or a value that is no text (no number) at all; `country` an unknown country prefix; `checksum` the check digits
 * disagree with the rest; `range` a number, date, size or count outside its limits; `mismatch` not equal to the other.
 */
export type Reason = 'required' | 'length' | 'format' | 'country' | 'checksum' | 'range' | 'mismatch'

/** A value that was refused: the reason for programs, the message (Dutch) for the person who typed it. */
export type Refused = { ok: false; reason: Reason; message: string }

/** The outcome of a check: the normalised value, or why it was refused. */
export type Checked<T = string> = { ok: true; value: T } | Refused

export function refuse(reason: Reason, message: string): Refused {
  return { ok: false, reason, message }
}
