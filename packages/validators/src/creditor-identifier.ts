import { plain, refuse, type Checked } from './checked.ts'
import { compact } from './text.ts'

const MESSAGE = /* @__PURE__ */ plain(
  'creditor_identifier',
  'Vul een geldig incassant-ID in, zoals NL69ZZZ123456780000',
)

/**
 * Checks the identifier of a creditor of SEPA direct debits (incassant-ID) and gives it in capitals without spaces.
 *
 * Rule: EPC262-08. Two letters of the country, two check digits, three characters that the creditor chooses for its
 * branches (`ZZZ` as a rule), and the number that the country gives out: at most 28 characters. ISO 7064 MOD 97-10 over
 * that number, the country and the check digits; the three characters do not count. The number of a Dutch creditor is
 * that of the chamber of commerce and four digits, so 19 characters in all.
 * Reasons: `country` (no letters of a country), `length`, `format`, `checksum`.
 */
export function creditorIdentifier(input: unknown): Checked {
  if (typeof input !== 'string') return refuse('format', MESSAGE)
  // Nothing longer can be one, and a long text is not read to its end.
  if (input.length > 70) return refuse('length', MESSAGE)
  const value = compact(input)
  if (!/^[A-Z]{2}/.test(value)) return refuse('country', MESSAGE)
  const isDutch = value.startsWith('NL')
  if (isDutch ? value.length !== 19 : value.length < 8 || value.length > 35) return refuse('length', MESSAGE)
  if (!/^[A-Z]{2}\d\d[A-Z0-9]+$/.test(value) || (isDutch && /\D/.test(value.slice(7)))) return refuse('format', MESSAGE)
  return passesModulo97(value) ? { ok: true, value } : refuse('checksum', MESSAGE)
}

/** Letters count 10 to 35. As of an IBAN the check digits are 98 minus a remainder, so they lie between 02 and 98. */
function passesModulo97(value: string): boolean {
  let remainder = 0
  for (const character of value.slice(7) + value.slice(0, 4)) {
    const number = Number.parseInt(character, 36)
    remainder = (remainder * (number > 9 ? 100 : 10) + number) % 97
  }
  const checkDigits = Number(value.slice(2, 4))
  return remainder === 1 && checkDigits > 1 && checkDigits < 99
}
