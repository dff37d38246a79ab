import type { VatRevision } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf, fiscalYearRange } from '@klopt/bookkeeping/ledger'
import { CORRECTABLE_YEARS, deductionPercentOn, isSmallBusinessOn, withSmallBusinessSpan } from '@klopt/bookkeeping/vat'
import { revisionYears, vatRevision, type RevisedAsset, type RevisionRules } from '@klopt/bookkeeping/vat-return'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { deductionShares, smallBusinessSpans } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { vatOfAssets, type AssetVat } from '../assets/vat-of-assets.ts'
import { shareOfYear } from './show-mixed-use.ts'

interface Asked {
  /** Days on which KOR would hold, beside those on which it did. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** What of the VAT on assets goes back or is deducted after all, in the book years that can be declared or corrected. */
export async function showRevision(
  db: Db,
  administrationId: number,
  asked: Asked,
  today: string,
): Promise<VatRevision> {
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const thisYear = fiscalYearOf(today, startMonth)
  const assets = await vatOfAssets(db, administrationId)
  const percentOf = await percentsOf(db, administrationId, assets, { startMonth, thisYear })
  const rules = { spans: await spansOf(db, administrationId, asked), startMonth, percentOf }
  const revised = assets.flatMap((asset) => revisedOf(asset, rules))
  return {
    years: vatRevision(revised, rules)
      .filter(({ year }) => year >= thisYear - CORRECTABLE_YEARS)
      .map(({ year, from, to, cents, parts }) => ({
        year: fiscalYearName(year, startMonth),
        from,
        lastDay: to,
        cents,
        parts: parts.map(({ asset: { id, name, vatCents, deductedPercent }, rightHundredths, ...part }) => {
          const rightPercent = rightHundredths / 100
          return { assetId: id, name, vatCents, deductedPercent, rightPercent, ...part }
        }),
      })),
    unknown: assets
      .filter((asset) => {
        const last = fiscalYearOf(asset.inUseOn, startMonth) + revisionYears(asset) - 1
        return asset.vatCents === null && asset.leftOn === null && last >= thisYear
      })
      .map(({ id: assetId, name }) => ({ assetId, name })),
  }
}

async function spansOf(db: Db, administrationId: number, { from, until }: Asked) {
  const known = await smallBusinessSpans(db, administrationId)
  return from === undefined ? known : withSmallBusinessSpan(known, { from, until: until ?? null })
}

/** The share of mixed use by book year: by the turnover of a year that is over, else the one that is used. */
async function percentsOf(
  db: Db,
  administrationId: number,
  assets: readonly AssetVat[],
  { startMonth, thisYear }: { startMonth: number; thisYear: number },
): Promise<RevisionRules['percentOf']> {
  const shares = await deductionShares(db, administrationId)
  const known = new Map<number, number | null>()
  const used = assets.filter(({ isMixed }) => isMixed).map(({ inUseOn }) => fiscalYearOf(inUseOn, startMonth))
  for (let year = Math.min(thisYear, ...used); year < thisYear && used.length > 0; year += 1)
    known.set(year, await shareOfYear(db, administrationId, fiscalYearRange(year, startMonth)))
  return (year) => known.get(year) ?? deductionPercentOn(shares, fiscalYearRange(year, startMonth).to)
}

function revisedOf({ boughtOn, vatCents, ...asset }: AssetVat, rules: RevisionRules): RevisedAsset[] {
  if (vatCents === null || vatCents === 0) return []
  const first = asset.isMixed ? rules.percentOf(fiscalYearOf(asset.inUseOn, rules.startMonth)) : 100
  return [{ ...asset, vatCents, deductedPercent: isSmallBusinessOn(rules.spans, boughtOn) ? 0 : first }]
}
