import type { Language } from './texts.ts'

/** The browser knows how a language writes amounts, so that a phone need not load what knows it for the whole app. */
const LOCALES: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }

/** A currency, and how many decimals its amounts have: the server says so, as browsers do not agree on it. */
export type Money = Readonly<{ currency: string; decimals: number }>

const EUROS: Money = { currency: 'EUR', decimals: 2 }

/**
 * An amount in the smallest unit of its currency, written as on the paper of an invoice (`paperFormatIn`): '€ 1.234,50',
 * 'USD 1.234,50'.
 */
export function amountIn(language: Language, amount: number, { currency, decimals }: Money = EUROS): string {
  const isEuros = currency === EUROS.currency
  const figures = new Intl.NumberFormat(LOCALES[language], {
    ...(isEuros && { style: 'currency', currency }),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(exactly(amount, decimals))
  if (isEuros) return figures
  return language === 'de' ? `${figures}\xa0${currency}` : `${currency}\xa0${figures}`
}

/** As text an amount stays exact: a division would round. */
const exactly = (amount: number, decimals: number) => `${amount}E-${decimals}` as Intl.StringNumericLiteral

/** Cents as a Dutch bank's form takes them, without a sign of the currency: '1.234,50'. */
export const plainAmount = (cents: number): string =>
  new Intl.NumberFormat(LOCALES.nl, { minimumFractionDigits: 2 }).format(exactly(cents, 2))

/** An IBAN in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ')
