import { totalsInEuros } from '@klopt/bookkeeping/documents'
import { BookkeepingError, EURO } from '@klopt/bookkeeping/money'
import { isVatCode } from '@klopt/bookkeeping/vat'
import type { Draft } from './draft.ts'
import { rateOf } from './draft-rate.ts'
import { paperWords, type PaperWords } from './paper-words.ts'
import type { Totals } from './draft-totals.ts'

/** What a draft in another currency is booked as, in euros; null for euros, and until its rate is known. */
export function eurosOf(
  draft: Pick<Draft, 'currency' | 'exchangeRate'>,
  totals: Totals,
): { readonly vatCents: number; readonly grossCents: number } | null {
  const rate = rateOf(draft)
  if (rate === null) return null
  const vat = totals.vat.flatMap((group) => {
    const { vatCode } = group
    return isVatCode(vatCode) ? [{ ...group, vatCode, discountCents: 0 }] : []
  })
  try {
    return totalsInEuros({ ...totals, vat, lines: [] }, { currency: draft.currency ?? EURO, rate })
  } catch (error) {
    if (error instanceof BookkeepingError) return null
    throw error
  }
}

/** What the paper of a draft says of its euros, once its rate is known; nothing for euros. */
export function euroMentions(draft: Draft, totals: Totals, { texts, language }: PaperWords): string[] {
  const euros = eurosOf(draft, totals)
  const rate = rateOf(draft)
  if (euros === null || rate === null) return []
  const { euro, decimal } = paperWords(language).format
  const vat = euros.vatCents === 0 ? null : euro(euros.vatCents)
  return [texts.inEuros(euro(euros.grossCents), vat, `${decimal(rate)} ${draft.currency}`)]
}
