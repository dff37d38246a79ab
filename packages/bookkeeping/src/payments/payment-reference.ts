import { must } from '../money/must.ts'

/** What a payment says it is for, as a bank carries it. */
export type PaymentReference =
  | { kind: 'dutch'; reference: string }
  | { kind: 'iso11649'; reference: string }
  | { kind: 'text'; text: string }

/**
 * Reads what a supplier asks to be mentioned: a Dutch betalingskenmerk (16 digits whose first one checks the others), a
 * creditor reference of ISO 11649 (RF and two check digits), or plain text. A reference whose check fails stays text,
 * so that nothing is refused for a number that only looks like one.
 */
export function readPaymentReference(text: string): PaymentReference {
  const plain = text.replace(/[\s.]/g, '').toUpperCase()
  if (isBetalingskenmerk(plain)) return { kind: 'dutch', reference: plain }
  if (isCreditorReference(plain)) return { kind: 'iso11649', reference: plain }
  return { kind: 'text', text }
}

/** From the right, over and over: the powers of two modulo 11. */
const WEIGHTS = [2, 4, 8, 5, 10, 9, 7, 3, 6, 1] as const

/**
 * True for 16 digits of which the first is the eleven-proof of the fifteen after it. Zeros alone pass that proof and are what
 * somebody fills a field with: no debt is known by them.
 */
export function isBetalingskenmerk(digits: string): boolean {
  if (!/^[0-9]{16}$/.test(digits) || /^0+$/.test(digits)) return false
  const sum = Array.from(digits.slice(1))
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * must(WEIGHTS[index % WEIGHTS.length], 'a weight'), 0)
  const check = 11 - (sum % 11)
  return Number(digits[0]) === (check === 10 ? 1 : check === 11 ? 0 : check)
}

/** True for a reference of ISO 11649: at most 25 characters, modulo 97 with the first four behind the rest. */
function isCreditorReference(text: string): boolean {
  if (!/^RF[0-9]{2}[A-Z0-9]{1,21}$/.test(text)) return false
  const digits = `${text.slice(4)}${text.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97
  return rest === 1
}
