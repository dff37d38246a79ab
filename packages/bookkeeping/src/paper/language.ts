/** The languages of papers and of the mails they go with: that of the customer, frozen when a paper is made final. */
export const PAPER_LANGUAGES = ['nl', 'en', 'de'] as const
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

/** How each is called by who chooses it. */
export const PAPER_LANGUAGE_NAMES: Readonly<Record<PaperLanguage, string>> = {
  nl: 'Nederlands',
  en: 'Engels',
  de: 'Duits',
}

/** The tag by which a browser or a reader of PDFs knows it. */
export const languageTag: Readonly<Record<PaperLanguage, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }

/** Names or numbers as one says them after each other: '2026-0006, 2026-0007 en 2026-0008'. */
export const listIn = (language: PaperLanguage, words: readonly string[]): string =>
  new Intl.ListFormat(languageTag[language]).format(words)

/** The name of a country by its ISO code in a language; any other text stays as it is. */
export function countryNameIn(language: PaperLanguage, country: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country
}
