import { paperFormats, type PaperFormat, type PaperLanguage } from '@klopt/bookkeeping/paper'

/** How papers of a language write figures and days, and unit prices by it. */
export interface WrittenFormat extends PaperFormat {
  /** A unit price as a wire decimal, with at least the two decimals of an amount: '85' is '85,00'. */
  readonly price: (value: string) => string
}

/** What cannot be written exactly stops the document: an empty cell on an invoice would go unnoticed. */
function written(text: string, value: unknown): string {
  if (text === '') throw new TypeError(`not a value that can be printed: ${JSON.stringify(value)}`)
  return text
}

/** The figures and days of a document in its language. */
export function formatIn(language: PaperLanguage): WrittenFormat {
  const format = paperFormats[language]
  const decimal = (value: string): string => written(format.decimal(value), value)
  return {
    money: (cents) => written(format.money(cents), cents),
    euro: (cents) => written(format.euro(cents), cents),
    decimal,
    percent: (value) => written(format.percent(value), value),
    date: (value) => written(format.date(value), value),
    price: (value) => {
      const [whole = '', decimals = ''] = decimal(value).split(DECIMAL_MARKS[language])
      return `${whole}${DECIMAL_MARKS[language]}${decimals.padEnd(2, '0')}`
    },
  }
}

const DECIMAL_MARKS: Readonly<Record<PaperLanguage, string>> = { nl: ',', en: '.', de: ',' }

/** What is drawn for the tax authority or for oneself is Dutch. */
export const { money, euro, decimal, date } = formatIn('nl')

/** Whole euros as '1.234'. */
export const wholeEuros = (euros: number): string => decimal(String(euros))
