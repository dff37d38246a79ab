import type { Checked } from './checked.ts'
import { iban } from './iban.ts'

/** The parts of an IBAN: country, check digits and account number (BBAN), with the bank's code inside the latter. */
export type IbanParts = { iban: string; country: string; checkDigits: string; bban: string; bankCode: string }

/** The countries of the SWIFT registry (release 102, June 2026) by the length of the code of the bank. */
const BANK_CODE_LENGTHS =
  '2EEFKGEISMDSASDTNXK 3AEALBABECYFIGRHUILKZLULYMEMKOMRSSETLVA 5ATBICHDJFRITLILTMCMRSISMTR 6MUSCUA 7HR 8BRDEPL 9RU'

/**
 * Checks an IBAN (see `iban`) and takes it apart. The bank code stands at the start of the account number and has four
 * characters in most countries; in Italy and San Marino it follows a control letter.
 */
export function parseIban(input: unknown): Checked<IbanParts> {
  const checked = iban(input)
  if (!checked.ok) return checked
  const country = checked.value.slice(0, 2)
  const bban = checked.value.slice(4)
  const from = country === 'IT' || country === 'SM' ? 1 : 0
  const bankCode = bban.slice(from, from + bankCodeLength(country))
  return { ok: true, value: { iban: checked.value, country, checkDigits: checked.value.slice(2, 4), bban, bankCode } }
}

function bankCodeLength(country: string): number {
  return Number(new RegExp(`(\\d)(?:[A-Z]{2})*?${country}`).exec(BANK_CODE_LENGTHS)?.[1] ?? 4)
}
