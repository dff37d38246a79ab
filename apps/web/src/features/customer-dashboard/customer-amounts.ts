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

/** An amount without a sign of its currency, as the language of the page writes it: '1.234,50', '1,234.50'. */
export const plainAmount = (language: Language, amount: number, { decimals }: Money = EUROS): string =>
  new Intl.NumberFormat(LOCALES[language], { minimumFractionDigits: decimals }).format(exactly(amount, decimals))

/** The same as a bank's form takes it, whose decimals come after a comma here: '1234,50'. */
export const amountToCopy = (amount: number, { decimals }: Money = EUROS): string =>
  new Intl.NumberFormat(LOCALES.nl, { minimumFractionDigits: decimals, useGrouping: false }).format(
    exactly(amount, decimals),
  )

/** An IBAN in groups of four. */
export const groupedIban = (iban: string): string => iban.replaceAll(/.{4}(?=.)/g, '$& ')
