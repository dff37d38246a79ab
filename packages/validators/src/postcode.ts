import type { Checked } from './checked.ts'

/**
 * Checks a Dutch postcode and gives it without a space, '1234AB'. Rule: four digits of which the first is not 0 and two
 * letters that are not SA, SD or SS (PostNL issues none of those). Whether it is in use is not checked. Reason: `format`.
 */
export function postcode(input: unknown): Checked {
  const value = typeof input === 'string' ? input.replace(/[ \xa0]/g, '') : ''
  return /^[1-9]\d{3}(?!s[ads])[a-z]{2}$/i.test(value)
    ? { ok: true, value: value.toUpperCase() }
    : { ok: false, reason: 'format', message: 'Vul een geldige postcode in' }
}

/** A postcode as it stands on an envelope: '1234 AB'. Any other text comes back as it is. */
export function formatPostcode(postcode: string): string {
  return typeof postcode === 'string' ? postcode.replace(/^(\d{4})([A-Z]{2})$/, '$1 $2') : ''
}
