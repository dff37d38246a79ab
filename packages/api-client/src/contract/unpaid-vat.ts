import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/purchases/{purchaseId}/unpaid-vat' as const
const stale = ['purchases', 'unpaidVat', 'dashboard', 'vat', 'vatCorrections', 'reports'] as const

const unpaid = v.object({
  openCents: cents,
  /** The deducted VAT in what is open, which is owed again. */
  vatCents: cents,
  /** The day on which that is so at the latest: a year after the due date. */
  lastDay: date,
  /** What was paid back and is not wholly deducted again; null when nothing is. */
  paidBack: v.nullable(
    v.object({
      at: timestamp,
      journalEntryId: id,
      /** What of it is not deducted again yet. */
      amountCents: cents,
      /** What was paid since and not deducted again yet, and the VAT in it. */
      paidSinceCents: cents,
      vatCents: cents,
    }),
  ),
})
export type UnpaidVat = v.InferOutput<typeof unpaid>

const posted = v.object({ journalEntryId: id, vatCents: cents, vatDate: date })

/** VAT that was deducted on a purchase that stays unpaid (article 29, seventh paragraph, Wet OB). */
export const unpaidVat = defineArea('unpaidVat', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What deducted VAT of a purchase is owed again while it is unpaid, and what was paid back of it',
    response: unpaid,
  }),
  payBack: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Take back the deduction of what is unpaid of a purchase, at the latest a year after its due date',
    response: posted,
    errors: ['no_unpaid_vat'],
    stale,
    idempotent: true,
  }),
  deductAgain: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/deduct-again`,
    summary: 'Deduct VAT that was paid back anew, in proportion to what was paid since',
    response: posted,
    errors: ['no_unpaid_vat'],
    stale,
    idempotent: true,
  }),
})
