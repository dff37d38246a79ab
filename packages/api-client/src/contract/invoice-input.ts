import * as v from 'valibot'
import { linePeriod } from './line-period.ts'
import { saleVatCode } from './vat-codes.ts'
import { currency, date, decimal, exchangeRate, id, optionalText, requiredText } from './wire.ts'

/** When it was supplied: a day, or the first and last of a period. Of a line it takes the place of the document's. */
const supply = {
  supplyFrom: v.optional(v.nullable(date)),
  supplyTo: v.optional(v.nullable(date)),
}

const OSS_RATE_TEXT = 'Vul een percentage van meer dan 0 en hoogstens 30 in'
const ossRateBasisPoints = v.pipe(
  v.number(),
  v.integer(OSS_RATE_TEXT),
  v.minValue(1, OSS_RATE_TEXT),
  v.maxValue(3000, OSS_RATE_TEXT),
)

export const invoiceLineInput = v.object({
  description: requiredText(2000),
  quantity: decimal,
  unit: optionalText(20),
  unitPrice: decimal,
  discountPercent: decimal,
  vatCode: saleVatCode,
  ...supply,
  /** Of used goods: what each was bought for, by which VAT is reckoned; the paper never shows it. */
  purchasePrice: v.optional(v.nullable(decimal)),
  /** Of a sale under the one-stop shop: the rate in basis points (7% is 700); null for the standard rate of the country. */
  ossRateBasisPoints: v.optional(v.nullable(ossRateBasisPoints)),
  /** The revenue account; null takes the account that goes with the VAT code. */
  accountId: v.nullable(id),
  /** What was picked for it, if anything; its price follows the quantity until somebody types another. */
  productId: v.optional(v.nullable(id)),
  /** The hours that it bills, if any: they are taken as long as the line stands. */
  timeGroupId: v.optional(v.nullable(id)),
  ...linePeriod,
})
export type InvoiceLineInput = v.InferOutput<typeof invoiceLineInput>

/** A draft: everything may still be incomplete except the form of what is there. */
export const invoiceInput = v.object({
  contactId: v.nullable(id),
  invoiceDate: date,
  ...supply,
  /** Where it was delivered, when that is not at the customer's address; the country decides with it what VAT fits. */
  deliveryPlace: v.optional(optionalText(300)),
  deliveryCountry: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Kies een land')))),
  /** The series of its number, while it is a draft; null for the usual one. Left out it stays as it is. */
  seriesId: v.optional(v.nullable(id)),
  /** It asks for a part in advance of the supply. Left out it stays as it is. */
  isDeposit: v.optional(v.boolean()),
  /**
   * The deposit invoices that it takes off; of a credit invoice those that count again by it. Left out they stay as they
   * are.
   */
  depositIds: v.optional(v.pipe(v.array(id), v.maxLength(50, 'Een factuur verrekent hoogstens 50 aanbetalingen'))),
  /** Of its prices; euros when left out of a new one, and as it is when left out of a draft. */
  currency: v.optional(currency),
  /** How much of that currency one euro is; null for euros. */
  exchangeRate: v.optional(v.nullable(exchangeRate)),
  paymentTermDays: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365)),
  reference: optionalText(200),
  note: optionalText(4000),
  pricesIncludeVat: v.boolean(),
  discountPercent: decimal,
  lines: v.pipe(v.array(invoiceLineInput), v.maxLength(500, 'Een factuur heeft hoogstens 500 regels')),
})
export type InvoiceInput = v.InferOutput<typeof invoiceInput>
