import type { Decimal } from '../money/decimal.ts'
import { parseDecimal, powerOfTen } from '../money/decimal.ts'
import { divideHalfAway } from '../money/rounding.ts'
import { vatRate } from './vat-rates.ts'

export interface MarginLine {
  /** What the line was sold for, all discounts taken off: VAT is within it. */
  readonly soldCents: number
  readonly quantity: Decimal
  /** Euros per article. */
  readonly purchasePrice: Decimal
  readonly supplyDate: string
}

export interface MarginVat {
  /** The margin without VAT: the turnover of box 1a. */
  readonly baseCents: number
  readonly vatCents: number
}

/**
 * The VAT on a sale of used goods by the margin on each article (articles 28b and 28d, first paragraph, Wet OB): what was
 * received less what it was bought for, of which 21/121 is VAT. A margin below nothing counts as nothing, and lowers that
 * of no other article. What is credited has a negative quantity and takes back what its sale brought.
 */
export function marginVat({ soldCents, quantity, purchasePrice, supplyDate }: MarginLine): MarginVat {
  const count = parseDecimal(quantity)
  const price = parseDecimal(purchasePrice)
  const boughtCents = divideHalfAway(count.digits * price.digits * 100n, powerOfTen(count.scale + price.scale))
  const margin = BigInt(soldCents) - boughtCents
  const isCredit = count.digits < 0n
  if (isCredit ? margin >= 0n : margin <= 0n) return { baseCents: 0, vatCents: 0 }
  const rate = parseDecimal(vatRate('sale_high', supplyDate))
  const vat = divideHalfAway(margin * rate.digits, 100n * powerOfTen(rate.scale) + rate.digits)
  return { baseCents: Number(margin - vat), vatCents: Number(vat) }
}
