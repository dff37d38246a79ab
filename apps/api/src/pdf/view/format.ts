import { formatDate, formatDecimal, formatEuro, formatMoney } from '@klopt/validators'

/** What cannot be written exactly stops the document: an empty cell on an invoice would go unnoticed. */
function written(text: string, value: unknown): string {
  if (text === '') throw new TypeError(`not a value that can be printed: ${JSON.stringify(value)}`)
  return text
}

/** Cents as '1.234,50'. */
export const money = (cents: number): string => written(formatMoney(cents), cents)

/** Cents as '€ 1.234,50'. */
export const euro = (cents: number): string => written(formatEuro(cents), cents)

/** A wire decimal as '18,5'. */
export const decimal = (value: string): string => written(formatDecimal(value), value)

/** A civil date as '20-11-2026'. */
export const date = (value: string): string => written(formatDate(value), value)

/** A unit price as a wire decimal, with at least the two decimals of an amount: '85' is '85,00'. */
export function price(value: string): string {
  const [whole = '', decimals = ''] = decimal(value).split(',')
  return `${whole},${decimals.padEnd(2, '0')}`
}

/** Whole euros as '1.234'. */
export const wholeEuros = (euros: number): string => decimal(String(euros))
