import { plain, refuse, type Checked } from './checked.ts'

/**
 * Checks a Dutch postcode and gives it without a space, '1234AB'. Rule: four digits of which the first is not 0 and two
 * letters that are not SA, SD or SS (PostNL issues none of those), with nothing or spaces between the digits and the
 * letters. Whether it is in use is not checked. Reason: `format`.
 */
export function postcode(input: unknown): Checked {
  const text = typeof input === 'string' ? input : ''
  return /^[ \xa0]*[1-9]\d{3}[ \xa0]*(?!s[ads])[a-z]{2}[ \xa0]*$/i.test(text)
    ? { ok: true, value: text.replace(/[ \xa0]/g, '').toUpperCase() }
    : refuse('format', plain('postcode', 'Vul een geldige postcode in'))
}

/** A postcode as it stands on an envelope: '1234 AB'. Any other text comes back as it is. */
export function formatPostcode(postcode: string): string {
  return typeof postcode === 'string' ? postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2') : ''
}
