import { must } from '../money/index.ts'
import { paperFormatIn, paperFormats } from './paper-format.ts'
import type { PaperLanguage } from './language.ts'

/** What is open of something: in euro cents, and in its own currency where that is another. */
export interface OpenAmount {
  readonly openCents: number
  /** In the smallest unit of the currency. */
  readonly foreign: { readonly currency: string; readonly openAmount: number } | null
}

/** What is open of one: 'USD 1.028,50' or '€ 979,52'. */
export const openText = (language: PaperLanguage, { openCents, foreign }: OpenAmount): string =>
  foreign ? paperFormatIn(language, foreign.currency).euro(foreign.openAmount) : paperFormats[language].euro(openCents)

/** What is open together in the one other currency that all are in; null where that is not so. */
export function openTogether(language: PaperLanguage, open: readonly OpenAmount[]): string | null {
  const [currency, ...others] = new Set(open.map(({ foreign }) => foreign?.currency ?? null))
  if (currency === null || currency === undefined || others.length > 0) return null
  const openAmount = open.reduce((sum, { foreign }) => sum + must(foreign, 'foreign').openAmount, 0)
  return openText(language, { openCents: 0, foreign: { currency, openAmount } })
}
