import type { Language } from './texts.ts'

/** A civil date in words: '17 december 2026'. */
export const longDate = (date: string, language: Language): string => written(date, language, 'long')
/** The same in a list: '17 dec 2026'. */
export const shortDate = (date: string, language: Language): string => written(date, language, 'short')

const written = (date: string, language: Language, month: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(locales[language], { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** Days from one civil date to another; negative when it is past. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((Date.parse(`${date}T00:00:00Z`) - Date.parse(`${today}T00:00:00Z`)) / 86_400_000)

const locales: Readonly<Record<Language, string>> = { nl: 'nl-NL', en: 'en-GB', de: 'de-DE' }
