import * as v from 'valibot'
import { cents, date, id } from './wire.ts'

/** `notice` names the costs that follow when nothing is paid; `demand` asks them, with the interest. */
export const reminderKind = v.picklist(['reminder', 'notice', 'demand'])

const invoiceOfLetter = v.object({
  /** Null for an invoice of an earlier package. */
  id: v.nullable(id),
  number: v.string(),
  invoiceDate: date,
  dueDate: date,
  openCents: cents,
})

/** What goes to one contact today. */
export const dueLetter = v.object({
  contactId: id,
  contactName: v.string(),
  /** Null when nothing can be sent. */
  recipient: v.nullable(v.string()),
  isConsumer: v.boolean(),
  stepId: id,
  stepName: v.string(),
  kind: reminderKind,
  invoices: v.array(invoiceOfLetter),
  openCents: cents,
  /** Asked by a demand, named by a notice; VAT included. */
  costsCents: cents,
  /** Up to today; asked by a demand. */
  interestCents: cents,
})
export type DueLetter = v.InferOutput<typeof dueLetter>

/** Money that came in and that nobody processed yet, where it is best matched with invoices that a letter names. */
const waitingPayment = v.object({
  transactionDate: date,
  amountCents: cents,
  invoiceNumbers: v.array(v.string()),
  isCertain: v.boolean(),
})
export type WaitingPayment = v.InferOutput<typeof waitingPayment>

/** The same, with whose invoices it is for. */
export const paymentOfContact = v.object({ contactId: id, ...waitingPayment.entries })

/** A letter as it would go out now for an invoice. */
export const nextLetter = v.object({
  ...v.omit(dueLetter, ['stepId']).entries,
  subject: v.string(),
  text: v.string(),
  waiting: v.array(waitingPayment),
})
export type NextLetter = v.InferOutput<typeof nextLetter>
