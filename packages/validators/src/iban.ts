import { refuse, type Checked, type Reason } from './checked.ts'
import { structureOf } from './iban-registry.ts'
import { compact } from './text.ts'

const MESSAGE = 'Vul een correct rekeningnummer in'
/** The longest IBAN (RU, 33) with a space after every character; longer input is not read. */
const MAX_LENGTH = 66
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
  if (input.length > MAX_LENGTH) return refuse('length', MESSAGE)
  const direct = fault(input)
  if (!direct) return { ok: true, value: input }
  const value = compact(input)
  const reason = value === input ? direct : fault(value)
  return reason ? refuse(reason, MESSAGE) : { ok: true, value }
}

function fault(iban: string): Reason | null {
  const structure = structureOf(iban)
  if (!structure) return 'country'
  const length = structure.length
  if (iban.length !== length) return 'length'
  let remainder = 0
  let at = 4
  for (let i = 0; i < length; i++) {
    const code = iban.charCodeAt(at)
    const kind = structure.charCodeAt(i)
    if (code < 58 && code > 47 && kind !== LETTER) remainder = remainder * 10 + code - 48
    else if (code > 64 && code < 91 && kind !== DIGIT) remainder = remainder * 100 + code - 55
    else return 'format'
    if (remainder > 9999999) remainder %= 97
    if (++at === length) at = 0
  }
  remainder %= 97
  const checkDigits = +iban.slice(2, 4)
  return remainder === 1 && checkDigits > 1 && checkDigits < 99 ? null : 'checksum'
}
