import type { Processing } from '@klopt/api-client/contract'
import { bookingsOfRule, ruleFits, type BankRule } from '@klopt/bookkeeping/bank'
import type { Db } from '../../database/db.ts'
import { loadRules } from './load-rules.ts'
import { lineOf } from './line-of.ts'
import type { TransactionRow } from './transactions.ts'

/**
 * The rule by which a line is booked: the first that fits it, when what is booked is what that rule books. Null when
 * somebody books something else, or pays an open item.
 */
export async function ruleOfBooking(
  db: Db,
  administrationId: number,
  transaction: Omit<TransactionRow, 'processed_label' | 'own_iban' | 'rule_name' | 'transfer'>,
  processing: Processing,
): Promise<number | null> {
  const { items, credits = [] } = processing
  if (items.length + credits.length > 0) return null
  const line = lineOf({ ...transaction, own_iban: null })
  const rule = (await loadRules(db, administrationId)).find((candidate) => ruleFits(line, candidate.rule))?.rule
  return rule && booksAsRule(rule, line.amountCents, processing) ? rule.id : null
}

function booksAsRule(rule: BankRule, amountCents: number, { bookings }: Processing): boolean {
  const parts = bookingsOfRule(rule, amountCents)
  return (
    parts.length === bookings.length &&
    parts.every((part, index) => {
      const booking = bookings[index]
      return (
        booking?.accountId === part.accountId &&
        booking.vatCode === part.vatCode &&
        booking.amountCents === part.amountCents &&
        (booking.contactId ?? null) === part.contactId
      )
    })
  )
}
