import * as v from 'valibot'
import { cents, currency, date, language, paperLayout } from './wire.ts'

const party = { name: v.string(), addressLines: v.array(v.string()), country: v.nullable(v.string()) }

/** What stands on the paper of a final invoice, frozen when it was made final: its PDF is drawn from the same. */
export const invoiceView = v.object({
  /** Dutch where it is absent. */
  language: v.optional(language),
  /** It asks for a part in advance. */
  isDeposit: v.optional(v.boolean()),
  /** Of its amounts, in the smallest unit of it; euros where it is absent. */
  currency: v.optional(currency),
  date,
  /** Null on a credit invoice. */
  dueDate: v.nullable(date),
  /** A civil date, or a period in words. */
  supplyPeriod: v.nullable(v.string()),
  /** Where it was delivered, when that is not at the customer's address. */
  deliveryPlace: v.optional(v.nullable(v.string())),
  reference: v.nullable(v.string()),
  seller: v.object({
    ...party,
    kvkNumber: v.nullable(v.string()),
    vatNumber: v.nullable(v.string()),
    iban: v.nullable(v.string()),
    bic: v.nullable(v.string()),
    email: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    website: v.nullable(v.string()),
  }),
  buyer: v.object({ ...party, attention: v.nullable(v.string()), vatNumber: v.nullable(v.string()) }),
  layout: v.object({
    /** `#rrggbb` */
    accentColour: v.string(),
    footer: v.nullable(v.string()),
    /** The usual one where it is absent, as in what was made final before there were others. */
    paperLayout: v.optional(paperLayout),
    /** The picture itself, as a `data:` address. */
    logo: v.nullable(v.string()),
  }),
  lines: v.array(
    v.object({
      description: v.string(),
      quantity: v.string(),
      unit: v.nullable(v.string()),
      unitPrice: v.string(),
      discountPercent: v.nullable(v.string()),
      vatLabel: v.string(),
      amountCents: cents,
    }),
  ),
  pricesIncludeVat: v.boolean(),
  discountCents: cents,
  vat: v.array(v.object({ label: v.string(), baseCents: cents, vatCents: cents })),
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  /** What the law wants said, such as 'Btw verlegd'. */
  mentions: v.array(v.string()),
  note: v.nullable(v.string()),
  paymentText: v.nullable(v.string()),
  /** What the QR code for payment carries. */
  epcPayload: v.nullable(v.string()),
  /** Of a credit invoice: the number of the invoice it corrects. */
  creditsNumber: v.nullable(v.string()),
})
export type InvoiceView = v.InferOutput<typeof invoiceView>
