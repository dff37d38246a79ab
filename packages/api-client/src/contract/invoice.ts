import * as v from 'valibot'
import { invoiceInput } from './invoice-input.ts'
import { invoiceView } from './invoice-view.ts'
import { cents, date, id, minorUnits, timestamp, version } from './wire.ts'

export const invoiceStatus = v.picklist([
  'draft',
  'open',
  'sent',
  'viewed',
  'partly_paid',
  'paid',
  'late',
  'credited',
  'written_off',
])

export const totals = v.object({
  netCents: cents,
  vatCents: cents,
  grossCents: cents,
  discountCents: cents,
  lineAmountsCents: v.array(cents),
  vat: v.array(v.object({ vatCode: v.string(), ratePercent: v.string(), baseCents: cents, vatCents: cents })),
})

/** A deposit invoice, as much as is left of it after what was credited. */
export const deposit = v.object({
  id,
  number: v.string(),
  invoiceDate: date,
  grossCents: cents,
  vat: v.array(v.object({ vatCode: v.string(), ratePercent: v.string(), baseCents: cents, vatCents: cents })),
})
export type Deposit = v.InferOutput<typeof deposit>

export const invoice = v.object({
  id,
  kind: v.picklist(['invoice', 'credit_invoice']),
  number: v.nullable(v.string()),
  status: invoiceStatus,
  ...invoiceInput.entries,
  contactName: v.nullable(v.string()),
  contactEmailAddress: v.nullable(v.string()),
  dueDate: date,
  /** In its currency. */
  totals,
  /** Of an invoice in another currency: what is booked of it; null for euros. */
  inEuros: v.nullable(v.object({ netCents: cents, vatCents: cents, grossCents: cents })),
  /** In euros, as are payments and credits. */
  openCents: cents,
  /** What is open of it in its currency, in the smallest unit of that; null for euros. */
  openForeign: v.nullable(minorUnits),
  /** The day on which it is going to be collected by direct debit; null when it is not. */
  collectionDate: v.nullable(date),
  creditsInvoiceId: v.nullable(id),
  /** The deposits that it takes off, or as a credit invoice gives back. */
  deposits: v.array(deposit),
  /** Of a deposit: the invoice on which it stands, a draft or a final one. */
  depositStandsOn: v.nullable(v.object({ invoiceId: id, number: v.nullable(v.string()) })),
  creditedByInvoiceId: v.nullable(id),
  /** The final credit invoices of it, oldest first. */
  credits: v.array(v.object({ id, number: v.string(), grossCents: cents, finalisedAt: timestamp })),
  journalEntryId: v.nullable(id),
  payments: v.array(
    v.object({
      date,
      amountCents: cents,
      bankTransactionId: v.nullable(id),
      /** How much of its currency that settled; null for euros. */
      foreignAmount: v.nullable(minorUnits),
    }),
  ),
  /** What was given up of it as a bad debt, and what of that was paid after all; absent where nothing ever was. */
  writeOffs: v.optional(
    v.array(v.object({ kind: v.picklist(['written_off', 'recovered']), date, amountCents: cents })),
  ),
  messages: v.array(
    v.object({
      recipient: v.string(),
      /** Who got a copy, where somebody did. */
      cc: v.optional(v.array(v.string())),
      subject: v.string(),
      /** It waits to be sent or to be tried again, it has left, or it was given up. */
      state: v.picklist(['queued', 'sent', 'failed']),
      queuedAt: timestamp,
      sentAt: v.nullable(timestamp),
      /** Why it did not leave: at the last try, or for good. */
      failure: v.nullable(v.string()),
      /** When it is tried again after a failure. */
      nextTryAt: v.nullable(timestamp),
      /** When a report came that it was not delivered, and why. */
      bouncedAt: v.nullable(timestamp),
      bounce: v.nullable(v.string()),
    }),
  ),
  /** Null for a draft, whose paper still follows the company and the contact. */
  paper: v.nullable(invoiceView),
  createdAt: timestamp,
  finalisedAt: v.nullable(timestamp),
  /** When it left the first time, by mail or in another way. */
  sentAt: v.nullable(timestamp),
  /** When its customer had it on their page the first time. */
  viewedAt: v.nullable(timestamp),
  updatedAt: timestamp,
  version,
})
export type Invoice = v.InferOutput<typeof invoice>
