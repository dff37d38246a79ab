import type { Decimal } from '../money/decimal.ts'
import { vatPeriodOf, type VatPeriod } from '../vat/vat-periods.ts'

/** What was sold to consumers in one country at one rate on a day of supply. */
export interface OssSupply {
  readonly country: string
  readonly ratePercent: Decimal
  readonly suppliedOn: string
  readonly baseCents: number
  readonly vatCents: number
}

/** A row of the list: a member state of consumption and a rate. */
export interface OssRow {
  readonly country: string
  readonly ratePercent: Decimal
  readonly baseCents: number
  readonly vatCents: number
}

/** What changes an earlier period: its VAT per member state, without a rate (article 369g of directive 2006/112/EC). */
export interface OssCorrection {
  readonly periodKey: string
  readonly periodLabel: string
  readonly country: string
  readonly vatCents: number
}

export interface OssList {
  readonly rows: readonly OssRow[]
  readonly corrections: readonly OssCorrection[]
  /** In cents: the list is not rounded to euros (article 369h). */
  readonly vatCents: number
}

/** A quarter of the union scheme: handed in by the end of the month after it (article 369f). */
export const ossPeriodOf = (day: string): VatPeriod => vatPeriodOf(day, 'quarter')

/**
 * The list of a quarter of its supplies, with corrections of quarters that were handed in before. Countries and rates in
 * order; what comes to nothing at all is no row.
 */
export function ossList(supplies: readonly OssSupply[], period: Pick<VatPeriod, 'start' | 'end'>): OssList {
  const rows = new Map<string, OssRow>()
  const corrections = new Map<string, OssCorrection>()
  for (const { country, ratePercent, suppliedOn, baseCents, vatCents } of supplies) {
    if (suppliedOn >= period.start && suppliedOn <= period.end) {
      const key = `${country} ${ratePercent}`
      const row = rows.get(key) ?? { country, ratePercent, baseCents: 0, vatCents: 0 }
      rows.set(key, { ...row, baseCents: row.baseCents + baseCents, vatCents: row.vatCents + vatCents })
      continue
    }
    const { key: periodKey, label: periodLabel } = ossPeriodOf(suppliedOn)
    const key = `${periodKey} ${country}`
    const row = corrections.get(key) ?? { periodKey, periodLabel, country, vatCents: 0 }
    corrections.set(key, { ...row, vatCents: row.vatCents + vatCents })
  }
  const shown = [...rows.values()].filter(({ baseCents, vatCents }) => baseCents !== 0 || vatCents !== 0)
  const changed = [...corrections.values()].filter(({ vatCents }) => vatCents !== 0)
  const sum = [...shown, ...changed].reduce((total, { vatCents }) => total + vatCents, 0)
  return {
    rows: shown.toSorted((a, b) => a.country.localeCompare(b.country) || Number(b.ratePercent) - Number(a.ratePercent)),
    corrections: changed.toSorted(
      (a, b) => a.periodKey.localeCompare(b.periodKey) || a.country.localeCompare(b.country),
    ),
    vatCents: sum,
  }
}
