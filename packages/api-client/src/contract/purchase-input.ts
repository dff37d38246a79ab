import * as v from 'valibot'
import { linePeriod } from './line-period.ts'
import { purchaseVatCode } from './vat-codes.ts'
import { cents, currency, date, exchangeRate, id, optionalText } from './wire.ts'

export const purchaseKind = v.picklist(['invoice', 'credit_invoice'])

export const purchaseLineInput = v.object({
  description: optionalText(500),
  /** With or without VAT as the purchase says; of a credit invoice positive too. */
  amountCents: cents,
  vatCode: purchaseVatCode,
  /** Null while it is a draft: booking asks for it. */
  accountId: v.nullable(id),
  ...linePeriod,
})

/** Where in the document a value was picked: it helps to find it by itself the next time. */
const pick = v.object({
  field: v.picklist(['number', 'invoiceDate', 'dueDate', 'grossCents', 'netCents', 'vatCents', 'paymentReference']),
  page: v.pipe(v.number(), v.integer(), v.minValue(0)),
  vertices: v.pipe(
    v.array(v.object({ x: v.optional(v.number()), y: v.optional(v.number()) })),
    v.minLength(2),
    v.maxLength(8),
  ),
})

/** What a supplier in another EU country charged of its VAT. */
export const foreignVat = v.object({
  country: v.pipe(v.string(), v.regex(/^(?!NL)[A-Z]{2}$/, 'Kies een ander EU-land')),
  vatCents: v.pipe(cents, v.minValue(1, 'Vul de btw in als positief bedrag, ook van een creditfactuur')),
})

export const purchaseInput = v.object({
  kind: purchaseKind,
  documentId: v.nullable(id),
  contactId: v.nullable(id),
  number: optionalText(100),
  invoiceDate: date,
  dueDate: date,
  /** When it was received: in a later period than the invoice date, its VAT belongs there. Null where that is not said. */
  receivedOn: v.optional(v.nullable(date)),
  /** VAT of another EU country that is a part of its costs: in no box here, and asked back there. As positive as the lines. */
  foreignVat: v.optional(v.nullable(foreignVat)),
  /** Of its amounts, which are in the smallest unit of it; euros when left out. */
  currency: v.optional(currency),
  /** How much of that currency one euro is, by which it is booked; null for euros. */
  exchangeRate: v.optional(v.nullable(exchangeRate)),
  paymentReference: optionalText(140),
  pricesIncludeVat: v.boolean(),
  lines: v.pipe(v.array(purchaseLineInput), v.maxLength(200, 'Een inkoopfactuur heeft hoogstens 200 regels')),
  /** VAT as the paper says it, where that is not what follows from the lines. */
  statedVat: v.pipe(v.array(v.object({ vatCode: purchaseVatCode, vatCents: cents })), v.maxLength(8)),
  picks: v.pipe(v.array(pick), v.maxLength(20)),
})
export type PurchaseInput = v.InferOutput<typeof purchaseInput>
