import { plain, refuse, type Checked } from './checked.ts'
import { isIsoDate } from './is-iso-date.ts'

/** Checks a civil date as it stands on the wire (see `isIsoDate`). Reason: `format`. */
export function isoDate(input: unknown): Checked {
  return isIsoDate(input) ? { ok: true, value: input } : refuse('format', plain('iso_date', 'Vul een geldige datum in'))
}
