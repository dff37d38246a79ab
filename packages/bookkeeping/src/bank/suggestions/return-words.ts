import type { BankLine } from './types.ts'

/** Whoever did not agree to a direct debit may ask the money back for thirteen months. */
const MAX_RETURN_DAYS = 396

/** How banks say that a payment came back: in words, or by the reason in the code list of ISO 20022. */
export const RETURN_WORDS =
  /\b(storn\w*|terugboek\w*|teruggeboekt|chargeback|retour\w*|return\w*|reject\w*|refus\w*|geweigerd\w*|A[CGM]\d\d|M[DS]\d\d|SL01)\b/iu

/** Whether what was paid on a day may come back on that of a line: not before, and not too long after. */
export function isWithinReturnDays({ paidOn }: { readonly paidOn: string }, { date }: BankLine): boolean {
  const days = (Date.parse(date) - Date.parse(paidOn)) / 86_400_000
  return days >= 0 && days <= MAX_RETURN_DAYS
}
