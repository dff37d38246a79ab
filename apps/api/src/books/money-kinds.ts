import type { FinancialType } from '../database/schema/ledger.ts'

/** What a bank or cash book keeps: an account at a bank, cash, a credit card, or money at a payment provider. */
export type MoneyKind = 'bank' | 'cash' | 'card' | 'provider'

const kinds: Readonly<Record<FinancialType, MoneyKind>> = {
  CASH: 'cash',
  CREDIT: 'card',
  MOLLIE: 'provider',
  CHECKING: 'bank',
  SAVINGS: 'bank',
  BUNQ: 'bank',
}

/** What a book of some financial type keeps. Lines by hand go into every kind but that of a bank, as the database holds. */
export const moneyKindOf = (type: FinancialType): MoneyKind => kinds[type]

/** Whether somebody enters the lines of a book, instead of its statements. */
export const isKeptByHand = (type: FinancialType): boolean => kinds[type] !== 'bank'
