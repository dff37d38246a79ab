import * as v from 'valibot'
import { foreignVat, purchaseInput, purchaseKind, purchaseLineInput } from './purchase-input.ts'
import { cents, date, id } from './wire.ts'

/** A proposed value, where it stands and how sure it is (0 to 1). */
const proposed = <T extends v.GenericSchema>(value: T) =>
  v.nullable(
    v.object({
      value,
      score: v.number(),
      /** Worked out from what was read, or known of the supplier: the paper does not say it. */
      isComputed: v.boolean(),
      /** Null when it stands nowhere on the paper: it was derived, or known. */
      place: v.nullable(
        v.object({
          page: v.number(),
          vertices: v.array(v.object({ x: v.optional(v.number()), y: v.optional(v.number()) })),
        }),
      ),
    }),
  )

/** What to book from a document. */
export const purchaseProposal = v.object({
  kind: purchaseKind,
  /** Of the amounts on the paper; of any but EUR these are not proposed, since the books are in euros. */
  currency: v.string(),
  supplier: v.object({
    /** A supplier that is known; null for a new one. */
    contactId: v.nullable(id),
    contactName: v.nullable(v.string()),
    /** What the paper says of a known one that is not what its contact says; to be asked about. */
    differences: v.array(
      v.object({ field: v.picklist(['name', 'kvkNumber', 'vatNumber']), printed: v.string(), known: v.string() }),
    ),
    /** What is known of a new one, for making it. */
    name: proposed(v.string()),
    kvkNumber: proposed(v.string()),
    vatNumber: proposed(v.string()),
    iban: proposed(v.string()),
    postcode: proposed(v.string()),
  }),
  number: proposed(v.string()),
  invoiceDate: proposed(date),
  dueDate: proposed(date),
  paymentTermDays: proposed(v.number()),
  paymentReference: proposed(v.string()),
  netCents: proposed(cents),
  vatCents: proposed(cents),
  grossCents: proposed(cents),
  pricesIncludeVat: v.boolean(),
  lines: v.array(v.object({ ...purchaseLineInput.entries, accountName: v.nullable(v.string()) })),
  /** VAT as the paper says it, where that is not what follows from the lines. */
  statedVat: purchaseInput.entries.statedVat,
  /** VAT of another EU country that is in the costs of these lines. */
  foreignVat: v.nullable(foreignVat),
  /** How the account was found: what this supplier was booked on last, or a word of the document. */
  accountReason: v.nullable(v.string()),
  duplicates: v.array(v.object({ purchaseId: id, number: v.string(), invoiceDate: date, grossCents: cents })),
})
