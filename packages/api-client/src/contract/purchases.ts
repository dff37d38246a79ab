import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { contactInput } from './contacts.ts'
import { cents, date, id, idText, optionalText, page, pageQuery, timestamp, version } from './wire.ts'

const root = '/administrations/{administrationId}' as const
const path = `${root}/purchases` as const
const one = `${path}/{purchaseId}` as const

export const purchaseVatCode = v.picklist(
  [
    'purchase_high',
    'purchase_low',
    'purchase_zero',
    'purchase_none',
    'purchase_reverse',
    'purchase_eu_goods',
    'purchase_eu_goods_low',
    'purchase_eu_services',
    'purchase_non_eu',
    'purchase_non_eu_low',
  ],
  'Kies een btw-tarief',
)

const kind = v.picklist(['invoice', 'credit_invoice'])

export const purchaseLineInput = v.object({
  description: optionalText(500),
  /** With or without VAT as the purchase says; of a credit invoice positive too. */
  amountCents: cents,
  vatCode: purchaseVatCode,
  /** Null while it is a draft: booking asks for it. */
  accountId: v.nullable(id),
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

export const purchaseInput = v.object({
  kind,
  documentId: v.nullable(id),
  contactId: v.nullable(id),
  number: optionalText(100),
  invoiceDate: date,
  dueDate: date,
  paymentReference: optionalText(140),
  pricesIncludeVat: v.boolean(),
  lines: v.pipe(v.array(purchaseLineInput), v.maxLength(200, 'Een inkoopfactuur heeft hoogstens 200 regels')),
  /** VAT as the paper says it, where that is not what follows from the lines. */
  statedVat: v.pipe(v.array(v.object({ vatCode: purchaseVatCode, vatCents: cents })), v.maxLength(8)),
  picks: v.pipe(v.array(pick), v.maxLength(20)),
})
export type PurchaseInput = v.InferOutput<typeof purchaseInput>

/** `draft`, `open`, `partly_paid`, `paid`, `late`, `reversed`. */
export const purchaseStatus = v.picklist(['draft', 'open', 'partly_paid', 'paid', 'late', 'reversed'])

const listItem = v.object({
  id,
  kind,
  status: purchaseStatus,
  number: v.string(),
  contactId: v.nullable(id),
  contactName: v.nullable(v.string()),
  invoiceDate: date,
  dueDate: date,
  grossCents: cents,
  openCents: cents,
  documentId: v.nullable(id),
})
export type PurchaseListItem = v.InferOutput<typeof listItem>

/** As they are booked: negative of a credit invoice, whose lines are positive. So are `grossCents` and `openCents`. */
const totals = v.object({ netCents: cents, vatCents: cents, grossCents: cents })

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

const stale = ['purchases', 'documents', 'dashboard', 'contacts'] as const
const staleBooks = [...stale, 'vat', 'reports', 'bank', 'payments'] as const

export const purchases = defineArea('purchases', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path,
    summary: 'Purchases, the newest first, with counts and totals for the filter',
    query: v.object({
      ...pageQuery,
      status: v.optional(v.picklist(['draft', 'unpaid', 'late', 'paid'])),
      contactId: v.optional(idText),
      from: v.optional(date),
      to: v.optional(date),
    }),
    response: v.object({
      ...page(listItem).entries,
      totals: v.object({ count: v.number(), grossCents: cents, openCents: cents }),
    }),
  }),
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: one,
    summary: 'One purchase',
    response: v.object({
      id,
      status: purchaseStatus,
      ...v.omit(purchaseInput, ['picks']).entries,
      contactName: v.nullable(v.string()),
      totals,
      openCents: cents,
      journalEntryId: v.nullable(id),
      reversalEntryId: v.nullable(id),
      payments: v.array(
        v.object({
          date,
          amountCents: cents,
          bankTransactionId: v.nullable(id),
          /** The invoice or credit invoice it was set off against, instead of paid. */
          setOff: v.nullable(v.object({ journalEntryId: id, purchaseId: id, number: v.string() })),
        }),
      ),
      /** The file on the left of the screen; null when it was typed in without one. */
      fileId: v.nullable(id),
      attachments: v.array(v.object({ fileId: id, name: v.string(), mimeType: v.string(), sizeBytes: v.number() })),
      createdAt: timestamp,
      bookedAt: v.nullable(timestamp),
      version,
    }),
  }),
  proposal: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${root}/documents/{documentId}/proposal`,
    summary: 'What to book from a document: a proposal until somebody confirms it',
    policy: 'ALWAYS',
    response: v.object({
      kind,
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
      /** How the account was found: what this supplier was booked on last, or a word of the document. */
      accountReason: v.nullable(v.string()),
      duplicates: v.array(v.object({ purchaseId: id, number: v.string(), invoiceDate: date, grossCents: cents })),
    }),
    errors: ['recognition_unfinished'],
  }),
  duplicates: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${root}/purchase-duplicates`,
    summary: 'Booked purchases of the same supplier with the same number',
    policy: 'ALWAYS',
    query: v.object({ contactId: idText, number: v.pipe(v.string(), v.maxLength(100)) }),
    response: v.array(v.object({ purchaseId: id, number: v.string(), invoiceDate: date, grossCents: cents })),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${path}/create`,
    summary: 'Start a draft',
    body: purchaseInput,
    response: v.object({ id, version, totals }),
    errors: ['amount_too_large', 'purchase_of_document'],
    stale,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/save`,
    summary: 'Change a draft',
    body: v.object({ ...purchaseInput.entries, version }),
    response: v.object({ version, totals }),
    errors: ['version_conflict', 'not_a_draft', 'amount_too_large', 'purchase_of_document'],
    stale,
    idempotent: true,
  }),
  delete: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/delete`,
    summary: 'Throw a draft away; its document stays',
    body: v.object({ version }),
    errors: ['version_conflict', 'not_a_draft'],
    stale,
    idempotent: true,
  }),
  book: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/book`,
    summary: 'Post a draft to the purchase book; its document is processed',
    body: v.object({
      version,
      /** The writer saw that this number of this supplier was booked before. */
      acceptDuplicate: v.boolean(),
    }),
    response: v.object({ journalEntryId: id, version }),
    errors: ['version_conflict', 'not_a_draft', 'purchase_duplicate', 'period_locked'],
    stale: staleBooks,
    idempotent: true,
  }),
  reverse: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/reverse`,
    summary: 'Take a booking back by a reversal; not of one that was paid',
    body: v.object({ version }),
    response: v.object({ version }),
    errors: ['version_conflict', 'purchase_paid'],
    stale: staleBooks,
    idempotent: true,
  }),
  setOffChoices: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${one}/set-off-choices`,
    summary: 'The open invoices that a credit invoice of the same supplier can be set off against, the first due first',
    response: v.array(v.object({ purchaseId: id, number: v.string(), dueDate: date, openCents: cents })),
  }),
  setOff: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/set-off`,
    summary: 'Set a credit invoice off against an invoice, for as much as both have open',
    body: v.object({ invoiceId: id }),
    response: v.object({ amountCents: cents }),
    errors: ['period_locked'],
    stale: staleBooks,
    idempotent: true,
  }),
  undoSetOff: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${one}/undo-set-off`,
    summary: 'Take a set-off back by a reversal; both documents are open again',
    body: v.object({ journalEntryId: id }),
    stale: staleBooks,
    idempotent: true,
  }),
  /** A supplier as it is made beside the document, with what was recognised. */
  createSupplier: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${root}/suppliers/create`,
    summary: 'Add a supplier as a contact; one with the same IBAN, KvK number or btw-id is answered instead',
    body: v.object({
      ...v.pick(contactInput, ['name', 'street', 'postcode', 'city', 'country', 'kvkNumber', 'vatNumber', 'iban'])
        .entries,
      /** A contact that somebody said it is not, though it has the same details. */
      notContactId: v.optional(v.nullable(id)),
    }),
    response: v.object({ id, name: v.string(), isNew: v.boolean() }),
    stale: ['contacts'],
    idempotent: true,
  }),
})
