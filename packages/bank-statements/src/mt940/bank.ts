import { dutchIban, ibanOrNull } from '../text/iban.ts'

const NAMES: readonly (readonly [needle: string, bank: string])[] = [
  ['ABNANL2A', 'ABNA'],
  ['ABN AMRO BANK', 'ABNA'],
  ['INGBNL2A', 'INGB'],
  ['TRIODOSBANK', 'TRIO'],
]

/** First four letters of the bank's BIC when what precedes the first balance names one that matters. */
export function bankOf(text: string): string {
  const head = text.slice(0, Math.max(0, text.slice(0, 1000).indexOf(':60')))
  // Rabobank names itself in its IBAN alone.
  const named = NAMES.find(([needle]) => head.includes(needle))?.[1]
  return named ?? (/^:25:NL\d\dRABO/m.test(head) ? 'RABO' : '') // zero: no bank that matters
}

/** The IBAN in `:25:`, which may have the currency behind it or be a number from before SEPA. */
export function ibanOfAccount(account: string, bank: string): string | null {
  const withoutCurrency = /[A-Z]{3}$/.test(account) ? account.slice(0, -3).trim() : account
  const bare = withoutCurrency.replace(/^TRIODOSBANK\//, '')
  const iban = ibanOrNull(bare)
  if (iban !== null || bank === '' || !/^\d{1,10}$/.test(bare)) return iban
  return dutchIban(bank, bare)
}
