import { countryNameIn, type PaperLanguage } from '@klopt/bookkeeping/paper'

/** The name of an ISO country code ('BE' is 'België') in a language; any other text stays as it is. */
export function countryName(country: string | null, language: PaperLanguage = 'nl'): string | null {
  return country && countryNameIn(language, country)
}
