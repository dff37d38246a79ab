import { EURO, type CurrencyCode } from '@klopt/bookkeeping/money'
import { paperFormatIn, type PaperFormat, type PaperLanguage } from '@klopt/bookkeeping/paper'

/** What cannot be written exactly stops the document: an empty cell on an invoice would go unnoticed. */
function written(text: string, value: unknown): string {
  if (text === '') throw new TypeError(`not a value that can be printed: ${JSON.stringify(value)}`)
  return text
}

/** The figures and days of a document in its language and currency. */
export function formatIn(language: PaperLanguage, currency: CurrencyCode = EURO): PaperFormat {
  const { money, euro, decimal, price, percent, date } = paperFormatIn(language, currency)
  return {
    money: (cents) => written(money(cents), cents),
    euro: (cents) => written(euro(cents), cents),
    decimal: (value) => written(decimal(value), value),
    price: (value) => written(price(value), value),
    percent: (value) => written(percent(value), value),
    date: (value) => written(date(value), value),
  }
}

/** What is drawn for the tax authority or for oneself is Dutch. */
export const { money, euro, decimal, date } = formatIn('nl')

/** Whole euros as '1.234'. */
export const wholeEuros = (euros: number): string => decimal(String(euros))
