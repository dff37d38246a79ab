import { plain, refuse, type Checked } from './checked.ts'
import { passesElevenProof } from './eleven-proof.ts'

/**
 * Checks a Dutch VAT number (btw-id) and gives it in capitals without separators: NL, nine digits, B, two digits. It has
 * to pass either proof (see `passesVatProofNl`).
 * Reasons: `format`, `checksum`.
 */
export function vatNumberNl(input: unknown): Checked {
  const value = typeof input === 'string' ? input.replace(/[ \xa0./-]/g, '') : ''
  const fits = /^nl\d{9}b\d\d$/i.test(value)
  return fits && passesVatProofNl(value.slice(2, 11), +value.slice(12))
    ? { ok: true, value: value.toUpperCase() }
    : refuse(fits ? 'checksum' : 'format', plain('vat_number', 'Ongeldig btw-nummer'))
}

/**
 * Either proof of the nine digits and the suffix of a Dutch VAT number; nine zeros and the suffix 00 are never issued.
 *
 * The digits of a legal entity are its RSIN and pass the 11-proof, with a suffix of 01 to 99. A sole trader's number (since
 * 2020-01-01) is 1 modulo 97 as a whole, letters counting 10 to 35. Modulo 97 the digits weigh 10,000 = 9 there, NL (2321)
 * and B (11) add 25, and the suffix is what is missing, between 02 and 98.
 * Source: the Dutch tax office on the btw-id, read 2026-11-20.
 */
export function passesVatProofNl(digits: string, suffix: number): boolean {
  return +digits > 0 && ((suffix > 0 && passesElevenProof(digits)) || suffix === 98 - ((+digits * 9 + 25) % 97))
}
