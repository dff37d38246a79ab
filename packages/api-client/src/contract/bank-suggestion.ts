import * as v from 'valibot'
import { cents, currency, date, id, minorUnits } from './wire.ts'

export const openItemRef = v.object({
  id,
  kind: v.picklist(['receivable', 'payable']),
  invoiceId: v.nullable(id),
  number: v.string(),
  contactName: v.nullable(v.string()),
  date,
  dueDate: date,
  openCents: cents,
  /** Of an item in another currency: what is open in the smallest unit of that; absent for euros. */
  foreign: v.optional(v.object({ currency, openAmount: minorUnits })),
})

/** Our own book at the other end of a line, and its line there; null while that did not come in. */
export const ownTransfer = v.object({
  journalName: v.string(),
  line: v.nullable(v.object({ id, date, processed: v.boolean() })),
})

/** What can be done with a bank line, best first. */
export const suggestion = v.object({
  kind: v.picklist(['open_item', 'combination', 'rule', 'account']),
  certainty: v.picklist(['certain', 'likely', 'possible']),
  reasons: v.array(
    v.picklist([
      'number',
      'part_of_number',
      'amount',
      'iban',
      'name',
      'name_in_text',
      'reference',
      'rule',
      'history',
      'own_account',
      'returned',
      'batch',
      'payment_file',
      'tax',
      'payroll',
    ]),
  ),
  /** The open items it would pay, and how much of the line goes to each (money in is positive). */
  items: v.array(v.object({ ...openItemRef.entries, settleCents: cents })),
  /** What the line is more than its items; 0 for an exact or part payment. */
  differenceCents: cents,
  /**
   * What may explain that, so that it is booked along once somebody agrees; null where a person has to divide the rest. `claims`
   * are the costs and interest that a demand asks beside its invoice.
   */
  differenceKind: v.nullable(v.picklist(['small', 'discount', 'costs', 'claims'])),
  /** Of a discount on documents with one VAT code, where all of a line is asked for: that code, since it lowers their VAT. */
  differenceVatCode: v.optional(v.string()),
  /** Of a rule or an account: where it would be booked, and with which VAT (null: none). */
  accountId: v.nullable(id),
  vatCode: v.nullable(v.string()),
  /** Of a rule: which one, and how it divides the line; else null and nothing. */
  rule: v.nullable(v.object({ id, name: v.string() })),
  bookings: v.array(
    v.object({ accountId: id, vatCode: v.nullable(v.string()), contactId: v.nullable(id), amountCents: cents }),
  ),
  /** Of money between two accounts of our own: the other end, which is booked along. */
  transfer: v.nullable(ownTransfer),
  /** A payment of the item that came back: as much is open again. */
  isReturn: v.boolean(),
  /** Short Dutch text for the badge in the list, such as 'Factuur 2026-0091'. */
  label: v.string(),
})
export type Suggestion = v.InferOutput<typeof suggestion>
