import type { Checked } from './checked.ts'
import { isIsoDate } from './is-iso-date.ts'

/** Checks a civil date as it stands on the wire (see `isIsoDate`). Reason: `format`. */
export function isoDate(input: unknown): Checked {
  return isIsoDate(input)
    ? { ok: true, value: input }
    : { ok: false, reason: 'format', message: 'Vul een geldige datum in' }
}
