import {
  writeAmount,
  writeDate,
  writeIban,
  writeMoney,
  writePostcode,
  type AmountNotation,
  type CurrencyNotation,
  type DateNotation,
  type FigureNotation,
  type IbanNotation,
  type Language,
  type PostcodeNotation,
} from './notations.ts'
import type { Random } from './random.ts'

/** Cents, `YYYY-MM-DD` or a plain form, and as it is written. */
export interface PrintedValue {
  readonly value: number | string
  readonly text: string
}

export const printedKinds = ['IBAN', 'KvK', 'postcode', 'date', 'amount'] as const
export type PrintedKind = (typeof printedKinds)[number]

/** Every value that is printed, as often as it is. */
export type Printed = Readonly<Record<PrintedKind, PrintedValue[]>>

/** Writes values as one document does, and keeps what it wrote: so the truth is what is printed. */
export interface Ink {
  readonly printed: Printed
  /** As in a column of amounts. */
  amount(cents: number): string
  /** With the currency. */
  money(cents: number): string
  date(date: string): string
  iban(iban: string): string
  kvk(kvkNumber: string): string
  postcode(postcode: string): string
}

/** What a layout allows; one of each is used throughout a document. */
export interface Habits {
  readonly language?: Language
  readonly figures?: readonly FigureNotation[]
  readonly currencies?: readonly CurrencyNotation[]
  readonly dates?: readonly DateNotation[]
  readonly postcodes?: readonly PostcodeNotation[]
}

const usual = {
  language: 'nl',
  figures: ['dots', 'dots', 'dots', 'plain', 'spaces'],
  currencies: ['€ ', '€ ', '€', 'EUR '],
  dates: ['dashes', 'dashes', 'short dashes', 'slashes', 'month name', 'short month', 'iso', 'two-digit year'],
  postcodes: ['space', 'space', 'glued'],
} as const satisfies Habits

export function createInk(random: Random, habits: Habits = {}): Ink {
  const { language, figures, currencies, dates, postcodes } = { ...usual, ...habits }
  const notation: AmountNotation = {
    figures: random.pick(figures),
    minus: random.pick(['before', 'before', 'behind', 'apart'] as const),
    currency: random.pick(currencies),
    dash: random.chance(0.2),
  }
  const dateNotation = random.pick(dates)
  const ibanNotation: IbanNotation = random.pick(['fours', 'fours', 'fours', 'glued', 'glued', 'dots'])
  const postcodeNotation = random.pick(postcodes)
  const printed: Printed = { IBAN: [], KvK: [], postcode: [], date: [], amount: [] }
  const keep = (kind: PrintedKind, value: number | string, text: string): string => {
    printed[kind].push({ value, text })
    return text
  }
  return {
    printed,
    amount: (cents) => keep('amount', cents, writeAmount(cents, notation)),
    money: (cents) => keep('amount', cents, writeMoney(cents, notation)),
    date: (date) => keep('date', date, writeDate(date, dateNotation, language)),
    iban: (iban) => keep('IBAN', iban, writeIban(iban, ibanNotation)),
    kvk: (kvkNumber) => keep('KvK', kvkNumber, kvkNumber),
    postcode: (postcode) => keep('postcode', postcode, writePostcode(postcode, postcodeNotation)),
  }
}
