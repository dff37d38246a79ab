'use client'

import { datesIn, decimalIn, formatFileSize, moneyIn, parseFileSize } from '@klopt/validators'
import { useContext, useMemo, type ReactNode } from 'react'
import { useLayerWarning } from '../styles/use-layer-warning.ts'
import type { Texts } from './language.ts'
import { LanguageContext } from './use-language.ts'

export interface KloptProviderProps {
  /** How amounts, numbers and dates are typed and shown, and the first day of the week: a BCP 47 tag. Default 'nl-NL'. */
  locale?: string
  /** The currency of amounts, by its ISO 4217 code; one of two decimals. Default 'EUR'. */
  currency?: string
  /** In which time zone it is today: an IANA name. Default 'Europe/Amsterdam'. */
  timeZone?: string
  /** The texts of the components: `en` of '@klopt/ui/en', `de` of '@klopt/ui/de', or your own. Default Dutch. */
  texts?: Texts
  /** What it holds for. */
  children: ReactNode
}

/** The language of what is in it. What one within another does not say, it takes from the other. */
export function KloptProvider({ locale, currency, timeZone, texts, children }: KloptProviderProps) {
  useLayerWarning()
  const around = useContext(LanguageContext)
  const language = useMemo(() => {
    const spoken = locale ?? around.locale ?? 'nl-NL'
    const paid = currency ?? around.currency ?? 'EUR'
    const number = decimalIn(spoken)
    const formats = {
      locale: spoken,
      currency: paid,
      money: moneyIn(spoken, paid),
      number,
      date: datesIn(spoken),
      showFileSize: (bytes: number) =>
        formatFileSize(bytes).replace(/^[\d,]+/, (size) => number.show(size.replace(',', '.'))),
      readFileSize: (text: string) =>
        parseFileSize(text.trim().replace(/^\S*\p{Nd}/u, (size) => (number.parse(size) ?? size).replace('.', ','))),
    }
    const isOther = locale !== undefined || currency !== undefined
    return { ...around, ...texts, ...(isOther && formats), ...(timeZone !== undefined && { timeZone }) }
  }, [around, locale, currency, timeZone, texts])
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>
}
