import { BookkeepingError } from '../money/errors.ts'
import { divideHalfAway } from '../money/rounding.ts'
import { vatRate } from '../vat/vat-rates.ts'

/** A car of the business that is also driven privately; commuting is private. */
export interface PrivateCar {
  /** Including VAT and BPM. */
  readonly listPriceCents: number
  readonly year: number
  /** The calendar year in which it was first used by the business. */
  readonly firstUsedYear: number
  /** Months of the year in which it was available: 0 to 12. */
  readonly months: number
  /** Whether VAT was deducted when it was bought. */
  readonly hasDeductedPurchase: boolean
  /** The share of the turnover that bears VAT, where not all of it does: 0 to 100. */
  readonly taxedPercent: number
  /** VAT deducted in the year on fuel, maintenance and lease; null while nobody has said it, so that it limits nothing. */
  readonly deductedCents: number | null
  /** VAT deducted when it was bought. */
  readonly purchaseVatCents: number
}

export interface PrivateCarVat {
  /** '2.7' or '1.5'. */
  readonly percent: '2.7' | '1.5'
  readonly flatCents: number
  /** What was deducted in the year, with a fifth of the VAT of the purchase within five years: never more is owed. */
  readonly maximumCents: number | null
  readonly vatCents: number
}

/**
 * The flat rate for private use of a car: box 1d in the last period of the calendar year (article 4, second paragraph, Wet
 * OB; decision of the State Secretary BLKB2017/8539). 2.7% of the list price; 1.5% from the sixth calendar year of use, the
 * first counted, or without VAT deducted at the purchase. Throws `invalid_amount`.
 */
export function privateCarVat(car: PrivateCar): PrivateCarVat {
  assertCar(car)
  const isLow = car.year >= car.firstUsedYear + 5 || !car.hasDeductedPurchase
  const flatCents = Number(
    divideHalfAway(
      BigInt(car.listPriceCents) * (isLow ? 15n : 27n) * BigInt(car.months) * BigInt(car.taxedPercent),
      1000n * 12n * 100n,
    ),
  )
  const maximumCents = car.deductedCents === null ? null : deductedOf(car, car.deductedCents)
  const vatCents = maximumCents === null ? flatCents : Math.min(flatCents, maximumCents)
  return { percent: isLow ? '1.5' : '2.7', flatCents, maximumCents, vatCents }
}

/** The same by trips that were kept: the private share of what was deducted. Throws `invalid_amount`. */
export function privateTripsVat(
  car: PrivateCar,
  trips: { readonly privateKm: number; readonly totalKm: number },
): number {
  assertCar(car)
  const { privateKm, totalKm } = trips
  if (
    !(Number.isInteger(privateKm) && Number.isInteger(totalKm) && privateKm >= 0 && totalKm > 0 && privateKm <= totalKm)
  )
    throw new BookkeepingError('invalid_amount', 'Privékilometers zijn nooit meer dan alle kilometers samen.')
  return Number(divideHalfAway(BigInt(deductedOf(car, car.deductedCents ?? 0)) * BigInt(privateKm), BigInt(totalKm))) // zero: nothing was deducted
}

/** VAT deducted in the year, with a fifth of that of the purchase in its year and the four after. */
function deductedOf(car: PrivateCar, deductedCents: number): number {
  const { year, firstUsedYear, purchaseVatCents, hasDeductedPurchase } = car
  const isWithin = hasDeductedPurchase && year < firstUsedYear + 5
  return deductedCents + (isWithin ? Number(divideHalfAway(BigInt(purchaseVatCents), 5n)) : 0)
}

function assertCar({ listPriceCents, months, taxedPercent, deductedCents, purchaseVatCents }: PrivateCar): void {
  const isRight =
    [listPriceCents, deductedCents, purchaseVatCents].every((cents) => cents === null || isWithin(cents, MAX_CENTS)) &&
    isWithin(months, 12) &&
    isWithin(taxedPercent, 100)
  if (!isRight) throw new BookkeepingError('invalid_amount', 'Controleer de bedragen en de maanden van de auto.')
}

const MAX_CENTS = Number.MAX_SAFE_INTEGER
const isWithin = (value: number, most: number): boolean => Number.isSafeInteger(value) && value >= 0 && value <= most

/** Goods of the business that its owner took, at what they cost without VAT. */
export interface PrivateGoods {
  readonly costHighCents: number
  readonly costLowCents: number
  readonly year: number
}

/** VAT on goods taken from the business (article 3, third paragraph, Wet OB), each by its rate. */
export function privateGoodsVat({ costHighCents, costLowCents, year }: PrivateGoods): number {
  const on = `${year}-12-31`
  const vatOf = (cents: number, rate: string) => divideHalfAway(BigInt(cents) * BigInt(rate), 100n)
  return Number(vatOf(costHighCents, vatRate('sale_high', on)) + vatOf(costLowCents, vatRate('sale_low', on)))
}

/** VAT that was deducted on gas, water and light, of which a part was for the home. */
export function privateEnergyVat(deductedCents: number, privatePercent: number): number {
  return Number(divideHalfAway(BigInt(deductedCents) * BigInt(privatePercent), 100n))
}

/** What somebody was given in a book year: gifts, or what staff had free or below cost. */
export interface Benefit {
  readonly name: string
  /** Without VAT, less what they paid for it. */
  readonly costCents: number
  readonly deductedCents: number
}

/** Above this cost without VAT a person and a book year all VAT on it is not deducted (article 4 BUA 1968). */
export const BENEFIT_LIMIT_CENTS = 22_700

export interface BenefitCorrection {
  /** Per person what they were given in all, and whether its VAT goes back: all of it above the limit. */
  readonly persons: readonly (Benefit & { readonly isAbove: boolean })[]
  /** Less in box 5b, in the last period of the book year. */
  readonly vatCents: number
}

/** The correction of deducted VAT under the BUA: per person all of it or none. */
export function benefitCorrection(benefits: readonly Benefit[]): BenefitCorrection {
  const byName = new Map<string, Benefit>()
  for (const { name, costCents, deductedCents } of benefits) {
    const key = name.trim().toLowerCase()
    const before = byName.get(key) ?? { name: name.trim(), costCents: 0, deductedCents: 0 }
    byName.set(key, {
      ...before,
      costCents: before.costCents + costCents,
      deductedCents: before.deductedCents + deductedCents,
    })
  }
  const persons = [...byName.values()].map((person) => ({ ...person, isAbove: person.costCents > BENEFIT_LIMIT_CENTS }))
  const vatCents = persons.reduce((sum, { isAbove, deductedCents }) => sum + (isAbove ? deductedCents : 0), 0)
  return { persons, vatCents }
}
