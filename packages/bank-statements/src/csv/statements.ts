import { Refusal } from '../refusal.ts'
import { periodOf } from '../period.ts'
import { assertAddsUp } from '../statement-totals.ts'
import { ibanOrNull } from '../text/iban.ts'
import type { BankStatement } from '../types.ts'
import type { Booking } from './booking.ts'

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
  const ordered = oldestFirst(bookings)
  const lines = ordered.map(({ line }) => line)
  const [first, last] = [lines[0], lines.at(-1)]
  const hasBalances = lines.every(({ balanceAfterCents }) => balanceAfterCents !== null)
  const opening = hasBalances && first !== undefined ? (first.balanceAfterCents ?? 0) - first.amountCents : null
  const statement: BankStatement = {
    iban: ibanOrNull(bookings[0]?.account),
    currency: bookings[0]?.currency ?? '',
    ...periodOf(lines, ''),
    openingBalanceCents: opening,
    closingBalanceCents: hasBalances ? (last?.balanceAfterCents ?? null) : null,
    statementId: null,
    lines,
  }
  assertAddsUp(statement)
  return statement
}

/** Some banks write the newest line first: the balances tell, and without these the dates. */
function oldestFirst(bookings: readonly Booking[]): readonly Booking[] {
  const reversed = bookings.toReversed()
  if (bookings.some(({ line }) => line.balanceAfterCents === null)) {
    return startsNewest(bookings) ? reversed : bookings
  }
  const broken = brokenAt(bookings)
  if (broken === null) return bookings
  const brokenReversed = brokenAt(reversed)
  if (brokenReversed === null) return reversed
  throw balanceBroken(startsNewest(bookings) ? brokenReversed : broken)
}

/** The first booking whose balance does not follow from the one before it. */
function brokenAt(bookings: readonly Booking[]): Booking | null {
  let balance: number | null = null
  for (const booking of bookings) {
    const { amountCents, balanceAfterCents } = booking.line
    if (balance !== null && balance + amountCents !== balanceAfterCents) return booking
    balance = balanceAfterCents
  }
  return null
}

function startsNewest(bookings: readonly Booking[]): boolean {
  return (bookings[0]?.line.date ?? '') > (bookings.at(-1)?.line.date ?? '')
}

function balanceBroken({ fileLine }: Booking): Refusal {
  return new Refusal(
    'totals_differ',
    `Het saldo op regel ${fileLine} volgt niet uit de regel ervoor: er ontbreken regels of het bestand is aangepast. ` +
      'Download het opnieuw bij je bank, zonder filter of zoekopdracht.',
    fileLine,
  )
}

function noBookings(): Refusal {
  return new Refusal(
    'empty',
    'Dit bestand bevat geen boekingen. Kies bij je bank een andere periode en download het opnieuw.',
  )
}
