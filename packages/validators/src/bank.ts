import { compact } from './text.ts'

/** The names by which Dutch people know the banks, under the bank codes of Dutch IBANs. */
const DUTCH_BANKS: Record<string, string> = {
  ABNA: 'ABN Amro',
  AEGO: 'Aegon',
  ASNB: 'ASN Bank',
  BOFS: 'Royal Bank of Scotland',
  BUNQ: 'Bunq',
  DEUT: 'Deutsche Bank',
  FVLB: 'Van Lanschot',
  INGB: 'ING',
  KNAB: 'Knab',
  RABO: 'Rabobank',
  RBRB: 'RegioBank',
  REVO: 'Revolut',
  SNSB: 'SNS',
  TRIO: 'Triodos Bank',
}

/**
 * The bank of an IBAN, or null when it is not one of those Klopt knows by name. The same four letters mean another bank
 * in another country, so only an IBAN that starts with NL is looked up; N26 is the German bank code 10011001. The first
 * eight characters (twelve for N26) decide, so the name can appear while somebody is still typing.
 */
export function bankFromIban(iban: string): string | null {
  if (typeof iban !== 'string') return null
  const value = compact(iban)
  if (/^DE[0-9]{2}10011001/.test(value)) return 'N26'
  return DUTCH_BANKS[/^NL[0-9]{2}([A-Z]{4})/.exec(value)?.[1] ?? ''] ?? null // zero: no bank of ours
}

/** The credit cards that people know by name. They have no IBAN of their own. */
export const CREDIT_CARDS = ['ICS Mastercard', 'ICS Visa', 'American Express'] as const

const CARD_WORDS: readonly (readonly [RegExp, (typeof CREDIT_CARDS)[number]])[] = [
  [/master ?card/i, 'ICS Mastercard'],
  [/\bvisa\b/i, 'ICS Visa'],
  [/american express|\bamex\b/i, 'American Express'],
]

/** Payment providers by their kind of account: they have no IBAN. */
const PROVIDERS = new Map([
  ['MOLLIE', 'Mollie'],
  ['PAYPAL', 'PayPal'],
  ['STRIPE', 'Stripe'],
  ['SUMUP', 'SumUp'],
])

/**
 * The bank of an account, or null when it is not one of those Klopt knows by name. A payment provider goes by
 * the kind of account and a credit card by the name its owner gave it, as neither has an IBAN that tells; any other by its
 * IBAN.
 *
 * @param kind `CREDIT`, `MOLLIE`, `PAYPAL`, `STRIPE`, `SUMUP`, or another that goes by its IBAN.
 * @param name What its owner calls it: 'Mastercard zakelijk'.
 */
export function bankOfAccount(kind: string, iban: string | null, name: string): string | null {
  const provider = PROVIDERS.get(kind)
  if (provider !== undefined) return provider
  if (kind === 'CREDIT') return CARD_WORDS.find(([words]) => typeof name === 'string' && words.test(name))?.[1] ?? null
  return iban === null ? null : bankFromIban(iban)
}
