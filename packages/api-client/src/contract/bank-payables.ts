import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

/** A line of the bank that nobody processed, and the purchase that it pays. */
const waitingPayable = v.object({
  openItemId: id,
  purchaseId: v.nullable(id),
  transactionId: id,
  journalId: id,
  date,
  /** What went out by the line, positive: it may pay others too. */
  amountCents: cents,
})
export type WaitingPayable = v.InferOutput<typeof waitingPayable>

/** What of the payables was paid already. */
export const bankPayableCalls = {
  waitingPayables: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/bank/waiting-payables',
    summary: 'The purchases that a bank line pays which waits to be processed, each with its surest line',
    response: v.array(waitingPayable),
  }),
}
