import type { DateStyle, DecimalStyle, MoneyStyle } from '@klopt/validators'
import type { nl } from './nl.ts'

/** Every text of the components, per component. A catalogue that lacks one does not compile. */
export type Texts = typeof nl

/** How amounts, numbers and dates are typed and shown. */
export interface Formats {
  /** A BCP 47 tag: 'nl-NL'. */
  locale: string
  /** An IANA name: 'Europe/Amsterdam'. */
  timeZone: string
  /** The ISO 4217 code of amounts: 'EUR'. */
  currency: string
  money: MoneyStyle
  number: DecimalStyle
  date: DateStyle
  /** Whole bytes of a size that was typed, or null. */
  readFileSize: (text: string) => number | null
  /** Bytes as people read them. */
  showFileSize: (bytes: number) => string
}

export interface Language extends Texts, Formats {}
