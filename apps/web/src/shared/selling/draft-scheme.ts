import type { SmallBusinessScheme } from '@klopt/api-client/contract'
import { countsForSmallBusiness, isSmallBusinessOn, isVatCode, limitCrossing } from '@klopt/bookkeeping/vat'
import type { Draft } from './draft.ts'
import { liveTotals } from './draft-totals.ts'

/**
 * Whether a draft is without VAT by the small-business scheme: by the day of its supply, and not when the turnover of its
 * year has passed the limit with it. As the server decides.
 */
export function isWithoutVat(draft: Draft, scheme: SmallBusinessScheme | undefined, today: string): boolean {
  const day = draft.supplyTo ?? draft.supplyFrom ?? draft.invoiceDate ?? today
  if (scheme === undefined || !isSmallBusinessOn(scheme.spans.map(spanOf), day)) return false
  const vat = liveTotals(draft, today, true)?.vat ?? []
  const counted = vat.reduce(
    (sum, { vatCode, baseCents }) => sum + (isVatCode(vatCode) && countsForSmallBusiness(vatCode) ? baseCents : 0),
    0,
  )
  const ofYear = scheme.soldByDay.filter((sold) => sold.day.startsWith(day.slice(0, 4)))
  const crossing = limitCrossing([...ofYear, { day, cents: counted }])
  return counted <= 0 || crossing === null || crossing.day > day
}

const spanOf = ({ from, until }: SmallBusinessScheme['spans'][number]) => ({ from, until })
