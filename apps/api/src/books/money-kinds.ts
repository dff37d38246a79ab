import type { FinancialType } from '../database/schema/ledger.ts'

/** What a bank or cash book keeps: an account at a bank, cash, a credit card, or money at a payment provider. */
export type MoneyKind = 'bank' | 'cash' | 'card' | 'provider'

const kinds: Readonly<Record<FinancialType, MoneyKind>> = {
  CASH: 'cash',
  CREDIT: 'card',
  MOLLIE: 'provider',
  PAYPAL: 'provider',
  STRIPE: 'provider',
  SUMUP: 'provider',
  CHECKING: 'bank',
  SAVINGS: 'bank',
  BUNQ: 'bank',
}

/** The kinds of books of payment providers, by the name that files and people give these. */
export const PROVIDER_TYPES = { Mollie: 'MOLLIE', PayPal: 'PAYPAL', Stripe: 'STRIPE', SumUp: 'SUMUP' } as const

/** What a book of some financial type keeps. Lines by hand go into every kind but that of a bank, as the database holds. */
export const moneyKindOf = (type: FinancialType): MoneyKind => kinds[type]

/** Whether somebody enters the lines of a book, instead of its statements. */
export const isKeptByHand = (type: FinancialType): boolean => kinds[type] !== 'bank'

/** Every kind of book that `isKeptByHand`. */
export const KEPT_BY_HAND: readonly string[] = Object.entries(kinds).flatMap(([type, kind]) =>
  kind === 'bank' ? [] : [type],
)
