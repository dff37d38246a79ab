import { addMonths } from '@klopt/validators'
import { fiscalYearOf, fiscalYearRange } from '../ledger/fiscal-year.ts'
import { divideHalfAway } from '../money/rounding.ts'
import { isSmallBusinessOn, type SmallBusinessSpan } from '../vat/small-business.ts'

/** An asset of which the deduction of VAT is revised while it is used. */
export interface RevisedAsset {
  readonly id: number
  readonly name: string
  /** The VAT of its purchase that can be deducted when it is used for taxed supplies. */
  readonly vatCents: number
  /** The part of it that was deducted: 0 under the small-business scheme, else 100 or the share of mixed use. */
  readonly deductedPercent: number
  /** Whether it is also used for exempt supplies, so that the share of its year decides. */
  readonly isMixed: boolean
  readonly isRealEstate: boolean
  readonly inUseOn: string
  /** From its book year on it is not revised here: a sale settles the rest at once, which is left to the user. */
  readonly leftOn: string | null
}

export interface RevisionRules {
  readonly spans: readonly SmallBusinessSpan[]
  /** The month in which a book year begins, 1 to 12. */
  readonly startMonth: number
  /** The share of VAT on mixed use that is deducted of a book year: 0 to 100. */
  readonly percentOf: (year: number) => number
}

export interface RevisedPart {
  readonly asset: RevisedAsset
  /** The how-manieth book year of use, out of so many. */
  readonly nth: number
  readonly term: number
  /** What of the VAT was right to deduct in this book year, in hundredths of a percent. */
  readonly rightHundredths: number
  /** To pay back; negative for what is deducted after all. */
  readonly cents: number
  /** Below a limit of its own, so that it is not counted: see `vatRevision`. */
  readonly isWaived: boolean
}

export interface VatRevisionYear {
  readonly year: number
  readonly from: string
  readonly to: string
  readonly parts: readonly RevisedPart[]
  /** What counts: to pay back in the last return of the book year, or, when negative, to deduct. */
  readonly cents: number
}

/** Below this a book year nothing is revised of movables when the small-business scheme begins or ends. */
export const REVISION_LIMIT_CENTS = 50_000
const MOVABLE_YEARS = 5
const REAL_ESTATE_YEARS = 10

/**
 * The revision of deducted VAT per book year (articles 11 to 13a Uitvoeringsbeschikking OB 1968): a fifth of the VAT on
 * movables and a tenth of that on real estate, for the book year of first use and the four or nine after it, by what was
 * right in that year beside what was deducted. Under the small-business scheme nothing is, by the months of a year that
 * began under it. Not counted are movables below 500 euro together when that scheme is why, and a share of mixed use that
 * differs no more than a tenth of what was deducted. Years in which nothing changes are left out; oldest first.
 */
export function vatRevision(assets: readonly RevisedAsset[], rules: RevisionRules): VatRevisionYear[] {
  const parts = assets.flatMap((asset) => partsOf(asset, rules))
  const years = [...new Set(parts.map(({ year }) => year))].toSorted((a, b) => a - b)
  return years.map((year) => {
    const own = withWaivers(parts.filter((part) => part.year === year))
    const cents = own.reduce((sum, part) => sum + (part.isWaived ? 0 : part.cents), 0)
    return { year, ...fiscalYearRange(year, rules.startMonth), parts: own, cents }
  })
}

/** For how many book years of use, the first counted, the deduction on an asset is revised. */
export const revisionYears = ({ isRealEstate }: Pick<RevisedAsset, 'isRealEstate'>): number =>
  isRealEstate ? REAL_ESTATE_YEARS : MOVABLE_YEARS

/** The VAT of what became an asset, out of a purchase that cost as much or more. */
export function vatOfPart({ costCents, vatCents }: { costCents: number; vatCents: number }, partCents: number): number {
  if (partCents >= costCents || costCents <= 0) return vatCents
  return Number(divideHalfAway(BigInt(vatCents) * BigInt(partCents), BigInt(costCents)))
}

interface Part extends Omit<RevisedPart, 'isWaived'> {
  readonly year: number
  readonly byScheme: boolean
}

function partsOf(asset: RevisedAsset, rules: RevisionRules): Part[] {
  const term = revisionYears(asset)
  const first = fiscalYearOf(asset.inUseOn, rules.startMonth)
  const parts = Array.from({ length: term }, (_each, index) =>
    partOf(asset, rules, { year: first + index, index, term }),
  )
  return parts.filter(
    ({ cents, year }) => cents !== 0 && (asset.leftOn === null || fiscalYearOf(asset.leftOn, rules.startMonth) > year),
  )
}

interface Place {
  readonly year: number
  readonly index: number
  readonly term: number
}

function partOf(asset: RevisedAsset, rules: RevisionRules, { year, index, term }: Place): Part {
  const { from, to } = fiscalYearRange(year, rules.startMonth)
  const months = monthsFrom(asset.inUseOn > from ? asset.inUseOn : from, to)
  const percent = asset.isMixed ? rules.percentOf(year) : 100
  const taxed = months.filter((day) => !isSmallBusinessOn(rules.spans, day)).length
  const wrong = asset.deductedPercent * months.length - percent * taxed
  const cents = divideHalfAway(BigInt(asset.vatCents) * BigInt(wrong), BigInt(100 * term * months.length))
  return {
    asset,
    year,
    nth: index + 1,
    term,
    rightHundredths: Math.round((percent * taxed * 100) / months.length),
    cents: Number(cents),
    byScheme: taxed < months.length || isSmallBusinessOn(rules.spans, asset.inUseOn),
  }
}

/** The first day of each month of some days; of the first one the day itself. */
function monthsFrom(from: string, to: string): string[] {
  const months: string[] = []
  for (let day = from; day <= to; day = addMonths(`${day.slice(0, 7)}-01`, 1)) months.push(day)
  return months
}

function withWaivers(parts: readonly Part[]): RevisedPart[] {
  const movables = parts.filter(({ asset, byScheme }) => byScheme && !asset.isRealEstate)
  const isBelow = Math.abs(movables.reduce((sum, { cents }) => sum + cents, 0)) < REVISION_LIMIT_CENTS
  return parts.map(({ year: _year, byScheme, ...part }) => {
    const deducted = part.asset.deductedPercent * 100
    const isNear = Math.abs(deducted - part.rightHundredths) * 10 <= deducted
    return { ...part, isWaived: byScheme ? isBelow && !part.asset.isRealEstate : isNear }
  })
}
