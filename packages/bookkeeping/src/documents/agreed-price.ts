import { addDecimals, compareDecimals, multiplyDecimals, roundDecimal, type Decimal } from '../money/index.ts'

/** What a product costs for somebody, in some days, from some quantity. */
export interface PriceAgreement {
  /** The customer it was agreed with; null for a group or for everybody. */
  readonly contactId: number | null
  /** The group of customers it is for; empty for one customer or for everybody. */
  readonly priceGroup: string
  /** The first and the last day it holds, YYYY-MM-DD; null for no end. */
  readonly fromDate: string | null
  readonly untilDate: string | null
  /** It holds for this quantity and above. */
  readonly fromQuantity: Decimal
  /** Euros without VAT. */
  readonly unitPrice: Decimal
}

export interface PricedProduct<Agreement extends PriceAgreement = PriceAgreement> {
  readonly unitPrice: Decimal
  readonly agreements: readonly Agreement[]
}

/** To whom something is sold, when, and how much of it. */
export interface PricedSale {
  readonly contactId: number | null
  readonly priceGroup: string
  readonly date: string
  readonly quantity: Decimal
}

/**
 * The agreement that holds for a sale; null where the product's own price does. The most specific one wins: of the customer
 * before their group before everybody, then the highest quantity that is reached, then the one that began last and ends
 * first, so that an action of some weeks goes before a standing agreement. What is taken back is priced as it was sold.
 */
export function agreementFor<Agreement extends PriceAgreement>(
  { agreements }: PricedProduct<Agreement>,
  sale: PricedSale,
): Agreement | null {
  return agreements.filter((agreement) => holds(agreement, sale)).toSorted(moreSpecificFirst)[0] ?? null
}

/** What a product costs in a sale, in euros without VAT. */
export const agreedPrice = (product: PricedProduct, sale: PricedSale): Decimal =>
  agreementFor(product, sale)?.unitPrice ?? product.unitPrice

/** A price with VAT of a percentage, to four decimals. */
export const priceWithVat = (unitPrice: Decimal, percent: Decimal): Decimal =>
  roundDecimal(multiplyDecimals(unitPrice, addDecimals('1', multiplyDecimals(percent, '0.01'))), 4)

function holds(agreement: PriceAgreement, { contactId, priceGroup, date, quantity }: PricedSale): boolean {
  if (agreement.contactId !== null && agreement.contactId !== contactId) return false
  if (agreement.priceGroup !== '' && !isSameGroup(agreement.priceGroup, priceGroup)) return false
  if (agreement.fromDate !== null && date < agreement.fromDate) return false
  if (agreement.untilDate !== null && date > agreement.untilDate) return false
  return compareDecimals(agreement.fromQuantity, quantity.replace(/^-/, '')) <= 0
}

const isSameGroup = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

function moreSpecificFirst(a: PriceAgreement, b: PriceAgreement): number {
  return (
    specificity(b) - specificity(a) ||
    compareDecimals(b.fromQuantity, a.fromQuantity) ||
    compareText(b.fromDate ?? ALWAYS, a.fromDate ?? ALWAYS) ||
    compareText(a.untilDate ?? NEVER, b.untilDate ?? NEVER)
  )
}

/** Before and after every civil date. */
const ALWAYS = '0000-01-01'
const NEVER = '9999-12-31'

function specificity({ contactId, priceGroup }: PriceAgreement): number {
  if (contactId !== null) return 2
  return priceGroup === '' ? 0 : 1
}

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
