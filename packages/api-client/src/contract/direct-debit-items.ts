import * as v from 'valibot'
import { cents, date, id, timestamp } from './wire.ts'

/** Why an invoice cannot be collected now. */
const obstacle = v.picklist([
  'not_open',
  'in_file',
  'no_mandate',
  'ended',
  'refused',
  'other_account',
  'used',
  'lapsed',
  'outside_eea',
])

export const collectable = v.object({
  invoiceId: id,
  number: v.string(),
  contactId: id,
  contactName: v.string(),
  documentDate: date,
  dueDate: date,
  openCents: cents,
  mandateReference: v.string(),
  /** Null: it can be collected. */
  obstacle: v.nullable(obstacle),
  /** Of the file it stands in. */
  collectionDate: v.nullable(date),
})
export type Collectable = v.InferOutput<typeof collectable>

export const directDebitFile = v.object({
  id,
  name: v.string(),
  collectionDate: date,
  count: v.number(),
  totalCents: cents,
  /** What the bank has paid of it, and what of that came back. */
  paidCents: cents,
  returnedCents: cents,
  /** What the bank refused to collect, or gave back before it paid. */
  refusedCents: cents,
  createdAt: timestamp,
  cancelledAt: v.nullable(timestamp),
})
export type DirectDebitFile = v.InferOutput<typeof directDebitFile>

/** `paid_before`: somebody paid before the collection; `changed`: less is open than the bank is going to collect. */
const itemState = v.picklist(['waiting', 'collected', 'returned', 'refused', 'cancelled', 'paid_before', 'changed'])

export const directDebitItem = v.object({
  id,
  invoiceId: id,
  number: v.string(),
  contactId: id,
  debtorName: v.string(),
  debtorIban: v.string(),
  mandateReference: v.string(),
  scheme: v.picklist(['CORE', 'B2B']),
  sequence: v.picklist(['RCUR', 'OOFF']),
  amountCents: cents,
  state: itemState,
  /** Why it was refused or came back, in Dutch; null where nobody says. */
  reason: v.nullable(
    v.object({
      code: v.string(),
      text: v.string(),
      /** What it says of the mandate: it cannot be collected by any more, by another account, or its customer is asked. */
      mandate: v.nullable(v.picklist(['ended', 'other_account', 'ask'])),
    }),
  ),
})
export type DirectDebitItem = v.InferOutput<typeof directDebitItem>
