import { plain, refuse, type Checked, type Said } from './checked.ts'
import { passesElevenProof } from './eleven-proof.ts'

/**
 * Checks a citizen service number (BSN) and gives its nine digits. Rule: nine digits that pass the 11-proof; a number of
 * eight digits is an old one without its leading zero. Spaces and points between the digits are ignored.
 * Reasons: `length`, `format`, `checksum`.
 */
export function bsn(input: unknown): Checked {
  return fiscalNumber(input, plain('bsn', 'Vul een geldig BSN in'))
}

/** Checks an RSIN, the fiscal number of a legal entity, by the same rule as a BSN (see `bsn`). */
export function rsin(input: unknown): Checked {
  return fiscalNumber(input, plain('rsin', 'Vul een geldig RSIN in'))
}

function fiscalNumber(input: unknown, message: Said): Checked {
  if (typeof input !== 'string') return refuse('format', message)
  const digits = input.replace(/[ \xa0.]/g, '')
  if (/[^0-9]/.test(digits)) return refuse('format', message)
  if (digits.length !== 8 && digits.length !== 9) return refuse('length', message)
  const value = digits.padStart(9, '0')
  return +value > 0 && passesElevenProof(value) ? { ok: true, value } : refuse('checksum', message)
}
