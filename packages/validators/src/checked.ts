/**
 * Why a value was refused, for programs:
 * `type` not the type the check takes; `required` nothing was given; `length` too short, too long or too many;
 * `format` a character or a shape that cannot occur; `country` an unknown country prefix; `checksum` the check digits
 * disagree with the rest; `range` a number, date, size or count outside its limits; `mismatch` not equal to the other.
 */
export type Reason = 'type' | 'required' | 'length' | 'format' | 'country' | 'checksum' | 'range' | 'mismatch'

/** A value that was refused: the reason for programs, the message (Dutch) for the person who typed it. */
export type Refused = { ok: false; reason: Reason; message: string }

/** The outcome of a check: the normalised value, or why it was refused. */
export type Checked<T = string> = { ok: true; value: T } | Refused

export function accept<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function refuse(reason: Reason, message: string): Refused {
  return { ok: false, reason, message }
}
