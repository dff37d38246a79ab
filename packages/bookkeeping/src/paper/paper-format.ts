import { formatDate, formatDecimal, formatMoney } from '@klopt/validators'
import { must } from '../money/index.ts'
import type { PaperLanguage } from './language.ts'

/** How a language writes figures and days. Each gives an empty text for what cannot be written exactly. */
export interface PaperFormat {
  /** Cents without a currency: '1.234,50', '1,234.50'. */
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

const withCents = (text: string, mark: ',' | '.'): string =>
  unlessEmpty(text, () => {
    const [whole = '', decimals = ''] = text.split(mark)
    return `${whole}${mark}${decimals.padEnd(2, '0')}`
  })

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
