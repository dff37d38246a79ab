import { EURO, type CurrencyCode } from '@klopt/bookkeeping/money'
import {
  paperFormatIn,
  paperTexts,
  type PaperFormat,
  type PaperLanguage,
  type PaperTexts,
} from '@klopt/bookkeeping/paper'

/** What a paper on the screen is written by: as its PDF, in the language of its customer. */
export interface PaperWords {
  readonly language: PaperLanguage
  readonly texts: PaperTexts
  readonly format: PaperFormat
}

/** The words of a language, with the figures of a currency; Dutch and euros where none was said. */
export function paperWords(language: PaperLanguage = 'nl', currency: CurrencyCode = EURO): PaperWords {
  return { language, texts: paperTexts(language), format: paperFormatIn(language, currency) }
}
