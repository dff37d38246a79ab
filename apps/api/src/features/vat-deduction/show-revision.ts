import type { VatRevision } from '@klopt/api-client/contract'
import { fiscalYearName, fiscalYearOf } from '@klopt/bookkeeping/ledger'
import { isSmallBusinessOn, withSmallBusinessSpan, type SmallBusinessSpan } from '@klopt/bookkeeping/vat'
import { revisionYears, vatRevision, type RevisedAsset } from '@klopt/bookkeeping/vat-return'
import { fiscalYearStartMonth } from '../../books/fiscal-year-start.ts'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { vatOfAssets, type AssetVat } from '../assets/vat-of-assets.ts'

interface Asked {
  /** Days on which KOR would hold, beside those on which it did. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** Book years before this one that a correction still reaches. */
const CORRECTABLE_YEARS = 5

/** What of the VAT on assets goes back or is deducted after all, in the book years that can be declared or corrected. */
export async function showRevision(
  db: Db,
  administrationId: number,
  { from, until }: Asked,
  today: string,
): Promise<VatRevision> {
  const known = await smallBusinessSpans(db, administrationId)
  const spans = from === undefined ? known : withSmallBusinessSpan(known, { from, until: until ?? null })
  const startMonth = await fiscalYearStartMonth(db, administrationId)
  const assets = await vatOfAssets(db, administrationId)
  const thisYear = fiscalYearOf(today, startMonth)
  const years = vatRevision(
    assets.flatMap((asset) => revisedOf(asset, spans)),
    {
      spans,
      startMonth,
      percentOf: () => 100,
    },
  )
  return {
    years: years
      .filter(({ year }) => year >= thisYear - CORRECTABLE_YEARS)
      .map((year) => ({
        year: fiscalYearName(year.year, startMonth),
        from: year.from,
        lastDay: year.to,
        cents: year.cents,
        parts: year.parts.map(({ asset, rightHundredths, ...part }) => ({
          assetId: asset.id,
          name: asset.name,
          vatCents: asset.vatCents,
          deductedPercent: asset.deductedPercent,
          rightPercent: rightHundredths / 100,
          ...part,
        })),
      })),
    unknown: assets
      .filter((asset) => {
        const last = fiscalYearOf(asset.inUseOn, startMonth) + revisionYears(asset) - 1
        return asset.vatCents === null && asset.leftOn === null && last >= thisYear
      })
      .map(({ id: assetId, name }) => ({ assetId, name })),
  }
}

function revisedOf({ boughtOn, vatCents, ...asset }: AssetVat, spans: readonly SmallBusinessSpan[]): RevisedAsset[] {
  if (vatCents === null || vatCents === 0) return []
  return [{ ...asset, vatCents, isMixed: false, deductedPercent: isSmallBusinessOn(spans, boughtOn) ? 0 : 100 }]
}
