export { countryNameIn, languageTag, PAPER_LANGUAGE_NAMES, PAPER_LANGUAGES, type PaperLanguage } from './language.ts'
export { paperFormats, type PaperFormat } from './paper-format.ts'
export type { PaperTexts, VatWords } from './paper-texts.ts'
export { paperTexts } from './texts.ts'
