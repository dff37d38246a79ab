import type { Product } from '@klopt/api-client/contract'
import { agreedPrice, priceWithVat } from '@klopt/bookkeeping/documents'
import { vatRate } from '@klopt/bookkeeping/vat'
import { parseDecimal } from '@klopt/validators'
import { formatPrice, quantityText, splitQuantity, type DraftLine, type SaleVatCode } from './draft.ts'

/** To whom and how something is sold on a draft. */
export interface LineTerms {
  readonly contactId: number | null
  /** The group whose agreements hold for the customer. */
  readonly priceGroup: string
  /** The day that decides about prices and percentages, YYYY-MM-DD. */
  readonly date: string
  readonly pricesIncludeVat: boolean
  /** What the customer is usually taxed by; other than at home it goes before that of a product. */
  readonly vatCode: SaleVatCode
  /** The country whose percentages hold under the one-stop shop. */
  readonly destination: string | null
}

/** A line with what was picked for it: its name, unit, VAT code, account, and the price that holds for this sale. */
export function lineWithProduct(line: DraftLine, product: Product, terms: LineTerms): DraftLine {
  const { quantity, unit } = splitQuantity(line.quantity)
  const number = parseDecimal(quantity) ?? '1'
  const filled: DraftLine = {
    ...line,
    description: product.name,
    ...quantityText({ quantity: number, unit: unit || line.unit || product.unit }),
    vatCode: terms.vatCode === 'sale_high' ? product.vatCode : terms.vatCode,
    hasChosenVatCode: true,
    accountId: product.accountId,
    productId: product.id,
  }
  const unitPrice = priceText(filled, product, terms)
  return { ...filled, unitPrice, product, productPrice: unitPrice }
}

/** A line of which the quantity changed, with the price of that quantity; a price that somebody typed stays. */
export function repricedLine(line: DraftLine, terms: LineTerms): DraftLine {
  if (line.product === undefined || line.unitPrice !== line.productPrice) return line
  const unitPrice = priceText(line, line.product, terms)
  return { ...line, unitPrice, productPrice: unitPrice }
}

/**
 * A line of a draft that was opened again, with what was picked for it before: its price is the product's when it is what
 * the line of then costs by the terms of then, and somebody's own otherwise. The first answer tells; a later one would
 * take the price of then for one that somebody typed.
 */
export function lineWithKnownProduct(
  line: DraftLine,
  product: Product,
  { before, was, terms }: { readonly before: DraftLine; readonly was: LineTerms; readonly terms: LineTerms },
): DraftLine {
  if (line.product) return line
  return repricedLine({ ...line, product, productPrice: priceText(before, product, was) }, terms)
}

/** Whether two terms give every product one price. */
export const isSameSale = (one: LineTerms, other: LineTerms): boolean =>
  one.contactId === other.contactId && one.priceGroup === other.priceGroup && one.date === other.date

function priceText(line: DraftLine, product: Product, { pricesIncludeVat, destination, ...sale }: LineTerms): string {
  const quantity = parseDecimal(splitQuantity(line.quantity).quantity) ?? '1'
  const unitPrice = agreedPrice(product, { ...sale, quantity })
  return formatPrice(
    pricesIncludeVat
      ? priceWithVat(unitPrice, vatRate(line.vatCode, sale.date, destination, line.ossRateBasisPoints))
      : unitPrice,
  )
}
