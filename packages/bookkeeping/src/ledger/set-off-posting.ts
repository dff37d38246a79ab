import { assertCents } from '../money/amounts.ts'
import { BookkeepingError } from '../money/errors.ts'
import type { PostingLine } from './posting.ts'
import { SYSTEM_ACCOUNTS } from './system-accounts.ts'

export interface SetOff {
  /** What both documents become less open; more than 0. */
  readonly amountCents: number
  readonly contactId: number
  /** As the supplier numbered them. */
  readonly invoiceNumber: string
  readonly creditNumber: string
}

/**
 * Sets a supplier's credit invoice off against an invoice: both stand on the same account, so the balance stays and the
 * lines say of each how much of it is settled. Nothing of the VAT, which both documents booked themselves.
 */
export function setOffPosting({ amountCents, contactId, invoiceNumber, creditNumber }: SetOff): PostingLine[] {
  assertCents(amountCents)
  if (amountCents <= 0) throw new BookkeepingError('invalid_amount', 'Er is niets te verrekenen.')
  const account = { rgs: SYSTEM_ACCOUNTS.payables }
  return [
    { account, contactId, debitCents: amountCents, creditCents: 0, description: `${invoiceNumber} verrekend` },
    { account, contactId, debitCents: 0, creditCents: amountCents, description: `${creditNumber} verrekend` },
  ]
}
