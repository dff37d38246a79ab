import { Refusal } from '../refusal.ts'
import { accountOf, periodOf } from '../period.ts'
import { assertAddsUp } from '../statement-totals.ts'
import { ibanOrNull } from '../text/iban.ts'
import type { BankStatement } from '../types.ts'
import type { Booking } from './booking.ts'
import { balanceBefore, orderByBalance, startsNewest } from './order-by-balance.ts'

/**
 * One statement for each account and currency in the file, oldest line first. Where every row
 * has the balance after it, these must follow from each other.
 * @throws Refusal when the file holds no bookings or a balance does not follow.
 */
export function statementsOf(bookings: readonly Booking[]): BankStatement[] {
  if (bookings.length === 0) throw noBookings()
  const accounts = Map.groupBy(bookings, ({ account, currency }) => `${account} ${currency}`)
  return [...accounts.values()].map(statementOf)
}

function statementOf(bookings: readonly Booking[]): BankStatement {
  const hasBalances = bookings.every(({ line }) => line.balanceAfterCents !== null)
  const ordered = hasBalances ? orderByBalance(bookings) : oldestFirst(bookings)
  const [first, last] = [ordered[0], ordered.at(-1)]
  if (first === undefined || last === undefined) throw noBookings()
  const lines = ordered.map(({ line }) => line)
  const iban = ibanOrNull(first.account)
  const statement: BankStatement = {
    iban,
    ...accountOf(iban, first.account),
    ...first.of,
    currency: first.currency,
    ...periodOf(lines, first.line.date),
    openingBalanceCents: hasBalances ? balanceBefore(first) : null,
    closingBalanceCents: hasBalances ? last.line.balanceAfterCents : null,
    statementId: null,
    lines,
  }
  assertAddsUp(statement)
  return statement
}

/** Some banks write the newest line first. */
function oldestFirst(bookings: readonly Booking[]): readonly Booking[] {
  return startsNewest(bookings) ? bookings.toReversed() : bookings
}

function noBookings(): Refusal {
  return new Refusal(
    'empty',
    'Dit bestand bevat geen boekingen. Kies bij je bank een andere periode en download het opnieuw.',
  )
}
