import type { MixedUse } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import {
  CORRECTABLE_YEARS,
  deductionPercentOn,
  deductionShareOf,
  MIXED_VAT_CODES,
  turnoverKind,
} from '@klopt/bookkeeping/vat'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { deductionShares } from '../../books/vat-rules.ts'
import { vatOfDays } from '../../books/vat-sums.ts'
import type { Db } from '../../database/db.ts'
import { mixedVatOf } from '../purchases/mixed-vat.ts'

/** The shares of VAT on mixed use with their days, and what each book year comes to by its turnover. */
export async function showMixedUse(db: Db, administrationId: number, today: string): Promise<MixedUse> {
  const shares = await deductionShares(db, administrationId)
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const thisYear = fiscalYearOf(today, startMonth)
  const first = Math.min(thisYear, fiscalYearOf(shares[0]?.from ?? today, startMonth))
  const years: MixedUse['years'] = []
  for (let year = thisYear; year >= Math.max(first, thisYear - CORRECTABLE_YEARS); year -= 1) {
    const days = fiscalYearRange(year, startMonth)
    const facts = await factsOf(db, administrationId, days)
    const ownPercent = deductionPercentOn(shares, days.to)
    years.push({ year: fiscalYearName(year, startMonth), from: days.from, lastDay: days.to, ownPercent, ...facts })
  }
  return { shares, years }
}

/** The share of a book year by its turnover; null while there is none. */
export async function shareOfYear(
  db: Db,
  administrationId: number,
  days: { readonly from: string; readonly to: string },
): Promise<number | null> {
  const { taxedCents, exemptCents } = await turnoverOf(db, administrationId, days)
  return deductionShareOf(taxedCents, exemptCents)
}

interface Days {
  readonly from: string
  readonly to: string
}

async function factsOf(db: Db, administrationId: number, days: Days) {
  const { taxedCents, exemptCents, deductedCents } = await turnoverOf(db, administrationId, days)
  const percent = deductionShareOf(taxedCents, exemptCents)
  const vatCents = await mixedVatOf(db, administrationId, days)
  return { taxedCents, exemptCents, percent, vatCents, deductedCents }
}

async function turnoverOf(db: Db, administrationId: number, days: Days) {
  const sums = await vatOfDays(db, administrationId, days)
  const baseOf = (kind: 'taxed' | 'exempt') =>
    sums.reduce(
      (sum, { vatCode, vatKind, balanceCents }) =>
        vatKind === 'base' && turnoverKind(vatCode) === kind ? sum + balanceCents : sum,
      0,
    )
  const deductedCents = sums.reduce(
    (sum, { vatCode, vatKind, balanceCents }) =>
      vatKind === 'input' && MIXED_VAT_CODES.includes(vatCode) ? sum - balanceCents : sum,
    0,
  )
  return { taxedCents: baseOf('taxed'), exemptCents: baseOf('exempt'), deductedCents }
}
