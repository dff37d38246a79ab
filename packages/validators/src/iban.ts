import { plain, refuse, type Checked, type Reason } from './checked.ts'
import { structureOf } from './iban-registry.ts'
import { compact } from './text.ts'

const MESSAGE = /* @__PURE__ */ plain('iban', 'Vul een correct rekeningnummer in')
const LETTER = 97
const DIGIT = 110

/**
 * Checks an IBAN and gives it in capitals without spaces.
 *
 * Rule: ISO 13616 with the structures of the SWIFT registry, release 102 (June 2026), and ISO 7064 MOD 97-10 over the
 * account number followed by the country and the check digits, letters counting 10 to 35. The check digits are 98 minus
 * a remainder, so they lie between 02 and 98: 00, 01 and 99 satisfy the sum for some accounts and are never issued.
 * National check digits inside the account number are not checked: the registry leaves them to the countries.
 * Reasons: `length`, `country`, `format` (a digit where a letter belongs, or the reverse), `checksum`.
 */
export function iban(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  let value = input
  let reason = fault(value)
  // What machines pass on is in order already, so it is only put in order when it is not accepted as it is.
  if (reason) {
    value = compact(input)
    reason = fault(value)
  }
  return reason ? refuse(reason, MESSAGE) : { ok: true, value }
}

function fault(iban: string): Reason | null {
  const structure = structureOf(iban)
  if (!structure) return 'country'
  if (iban.length !== structure.length) return 'length'
  let remainder = 0
  for (let i = 4; i < iban.length; i++) {
    const code = iban.charCodeAt(i)
    const kind = structure.charCodeAt(i)
    if (kind !== LETTER && code > 47 && code < 58) remainder = remainder * 10 + code - 48
    else if (kind !== DIGIT && code > 64 && code < 91) remainder = remainder * 100 + code - 55
    else return 'format'
    // Dividing now and then is faster than every time, and the number stays a small integer.
    if (remainder > 9999999) remainder %= 97
  }
  return checksumFault(iban, remainder % 97)
}

/** The country and the check digits come last in the sum: four digits for the two letters, and two. */
function checksumFault(iban: string, remainder: number): Reason | null {
  const ones = iban.charCodeAt(3) - 48
  const checkDigits = iban.charCodeAt(2) * 10 - 480 + ones
  const sum = remainder * 1e6 + iban.charCodeAt(0) * 1e4 + iban.charCodeAt(1) * 100 - 555500 + checkDigits
  return sum % 97 === 1 && ones >= 0 && ones < 10 && checkDigits > 1 && checkDigits < 99 ? null : 'checksum'
}
