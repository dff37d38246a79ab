import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

const PATH = '/administrations/{administrationId}/vat/returns/{returnId}/payment' as const

/** How far something that is owed to the tax authority was paid. */
export const taxDebt = {
  /** What it came to: positive is to be paid. */
  amountCents: cents,
  /** What is still to be paid; negative is still to come back. */
  openCents: cents,
  state: v.picklist(['nothing', 'open', 'partly', 'paid']),
  /** The bank lines that pay it. */
  payments: v.array(v.object({ entryId: id, date, amountCents: cents })),
}

/** What somebody typed or pasted as a reference; null takes it away. */
export const typedReference = v.object({ reference: v.nullable(v.pipe(v.string(), v.maxLength(100))) })

const payment = v.object({
  ...taxDebt,
  /** To whom it is paid. */
  payee: v.object({ name: v.string(), iban: v.string() }),
  /** The betalingskenmerk, 16 digits; null while nobody has said it. */
  reference: v.nullable(v.string()),
  /** What a banking app scans; null while there is no betalingskenmerk or nothing to pay. */
  epcPayload: v.nullable(v.string()),
})
export type VatPayment = v.InferOutput<typeof payment>

export const vatPayments = defineArea('vatPayments', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'How a filed return or a processed correction is paid, and what was paid of it',
    response: payment,
  }),
  saveReference: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${PATH}-reference`,
    summary: 'Keep the betalingskenmerk of a return or a correction, typed or pasted; null takes it away',
    body: typedReference,
    response: payment,
    errors: ['payment_reference_taken'],
    stale: ['vatPayments', 'bank'],
    idempotent: true,
  }),
})
