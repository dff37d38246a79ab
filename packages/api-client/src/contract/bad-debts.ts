import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

const ROOT = '/administrations/{administrationId}/invoices/{invoiceId}/write-off' as const
const stale = ['invoices', 'contacts', 'dashboard', 'vat', 'reports', 'bank', 'reminders', 'badDebts'] as const

export const badDebts = defineArea('badDebts', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What giving up an invoice would take back, or what of it is given up',
    response: v.object({
      openCents: cents,
      /** The VAT in what is open that comes back; nothing on a cash basis. */
      vatCents: cents,
      /** The last day for it: a year after the due date. */
      lastDay: date,
      writtenOff: v.nullable(
        v.object({ establishedOn: date, amountCents: cents, leftCents: cents, journalEntryId: id }),
      ),
    }),
  }),
  writeOff: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Give up what is open of an invoice: a loss, and its VAT taken back on the day that was established',
    body: v.object({
      /** Today when left out; never later than a year after the due date, which then counts instead. */
      establishedOn: v.optional(v.nullable(date)),
    }),
    response: v.object({ journalEntryId: id, amountCents: cents, vatCents: cents, vatDate: date }),
    errors: ['nothing_to_write_off'],
    stale,
    idempotent: true,
  }),
  recover: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/recover`,
    summary: 'Open what is paid after all, in whole or in part, with its VAT declared again',
    body: v.object({ amountCents: v.pipe(cents, v.minValue(1, 'Vul een bedrag in')), paidOn: date }),
    response: v.object({ journalEntryId: id, leftCents: cents, vatCents: cents }),
    errors: ['nothing_to_write_off'],
    stale,
    idempotent: true,
  }),
})
