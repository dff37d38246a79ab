import { languageTag, paperTexts, type PaperLanguage } from '@klopt/bookkeeping/paper'

/** What every template needs of a language: its tag, and how pages are counted. */
export function pageWords(language: PaperLanguage) {
  const [lang, region] = languageTag[language].split('-')
  return { lang, region, ...paperTexts(language).page }
}
