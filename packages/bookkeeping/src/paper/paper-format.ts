import { formatDate, formatDecimal, formatMoney } from '@klopt/validators'
import { decimalsOf, EURO, must, type CurrencyCode } from '../money/index.ts'
import type { PaperLanguage } from './language.ts'

/** How a language writes figures and days. Each gives an empty text for what cannot be written exactly. */
export interface PaperFormat {
  /** An amount in the smallest unit of its currency, without that: '1.234,50', '1,234.50'. */
  readonly money: (cents: number) => string
  /** Cents in euro: '€ 1.234,50', '€1,234.50', '1.234,50 €'. */
  readonly euro: (cents: number) => string
  /** A wire decimal: '18,5', '18.5'. */
  readonly decimal: (value: string) => string
  /** A unit price as a wire decimal, with at least the two decimals of an amount: '85' is '85,00'. */
  readonly price: (value: string) => string
  /** A wire decimal as a percentage: '8,5%', '8.5%', '8,5 %'. */
  readonly percent: (value: string) => string
  /** A civil date. English has its month in letters: 03/04 is another day on the other side of the ocean. */
  readonly date: (value: string) => string
}

const NO_BREAK_SPACE = '\xa0'
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** Point and comma change places. */
const swapped = (dutch: string): string => dutch.replaceAll(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'))
const unlessEmpty = (text: string, write: (text: string) => string): string => (text === '' ? '' : write(text))

const withCents = (text: string, mark: ',' | '.'): string => unlessEmpty(text, () => withDecimals(text, mark, 2))

/** With at least so many decimals. */
function withDecimals(text: string, mark: ',' | '.', decimals: number): string {
  const [whole = '', fraction = ''] = text.split(mark)
  const padded = fraction.padEnd(decimals, '0')
  return padded === '' ? whole : `${whole}${mark}${padded}`
}

const dutch: PaperFormat = {
  money: formatMoney,
  euro: (cents) => unlessEmpty(formatMoney(cents), (text) => `€${NO_BREAK_SPACE}${text}`),
  decimal: formatDecimal,
  price: (value) => withCents(formatDecimal(value), ','),
  percent: (value) => unlessEmpty(formatDecimal(value), (text) => `${text}%`),
  date: formatDate,
}

const english: PaperFormat = {
  money: (cents) => swapped(formatMoney(cents)),
  // The minus before the sign, as en-GB has it.
  euro: (cents) => unlessEmpty(swapped(formatMoney(cents)), (text) => text.replace(/^-?/, '$&€')),
  decimal: (value) => swapped(formatDecimal(value)),
  price: (value) => withCents(swapped(formatDecimal(value)), '.'),
  percent: (value) => unlessEmpty(swapped(formatDecimal(value)), (text) => `${text}%`),
  date: (value) =>
    unlessEmpty(formatDate(value), (text) => {
      const [day = '', month = '', year = ''] = text.split('-')
      return [Number(day), must(MONTHS[Number(month) - 1], 'a month'), year].join(' ')
    }),
}

const german: PaperFormat = {
  ...dutch,
  euro: (cents) => unlessEmpty(formatMoney(cents), (text) => `${text}${NO_BREAK_SPACE}€`),
  // DIN 5008 sets a space before the sign.
  percent: (value) => unlessEmpty(formatDecimal(value), (text) => `${text}${NO_BREAK_SPACE}%`),
  date: (value) => formatDate(value).replaceAll('-', '.'),
}

export const paperFormats: Readonly<Record<PaperLanguage, PaperFormat>> = { nl: dutch, en: english, de: german }

/** How a language writes the figures of a paper in a currency: amounts with its decimals, and its code beside what is to be paid. */
export function paperFormatIn(language: PaperLanguage, currency: CurrencyCode): PaperFormat {
  const own = paperFormats[language]
  if (currency === EURO) return own
  const decimals = decimalsOf(currency)
  const mark = language === 'en' ? '.' : ','
  const money = (amount: number) => unlessEmpty(own.money(amount), () => writeAmount(amount, decimals, own, mark))
  return {
    ...own,
    money,
    // 'USD 1.234,50', '1.234,50 USD'.
    euro: (amount) =>
      unlessEmpty(money(amount), (text) =>
        language === 'de' ? `${text}${NO_BREAK_SPACE}${currency}` : `${currency}${NO_BREAK_SPACE}${text}`,
      ),
    price: (value) => unlessEmpty(own.decimal(value), (text) => withDecimals(text, mark, decimals)),
  }
}

function writeAmount(amount: number, decimals: number, { money }: PaperFormat, mark: ',' | '.'): string {
  if (decimals === 2) return money(amount)
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0')
  const cut = digits.length - decimals
  const [whole = ''] = money(Number(digits.slice(0, cut)) * 100).split(mark)
  const fraction = decimals === 0 ? '' : `${mark}${digits.slice(cut)}`
  return `${amount < 0 ? '-' : ''}${whole}${fraction}`
}
