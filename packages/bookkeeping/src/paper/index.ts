export {
  countryNameIn,
  languageTag,
  listIn,
  PAPER_LANGUAGE_NAMES,
  PAPER_LANGUAGES,
  type PaperLanguage,
} from './language.ts'
export { PAPER_LAYOUT_NAMES, PAPER_LAYOUTS, type PaperLayout } from './layout.ts'
export { openText, openTogether, type OpenAmount } from './open-amount.ts'
export { paperFormatIn, paperFormats, type PaperFormat } from './paper-format.ts'
export type { PaperTexts, VatWords } from './paper-texts.ts'
export { paperTexts } from './texts.ts'
