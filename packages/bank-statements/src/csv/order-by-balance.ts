import { Refusal } from '../refusal.ts'
import type { Booking } from './booking.ts'

/**
 * Puts bookings that each have the balance after them in the order in which these follow from
 * each other: as they are, the other way round, or else day by day.
 * @throws Refusal when no order works, with the line where it goes wrong.
 */
export function orderByBalance(bookings: readonly Booking[]): readonly Booking[] {
  const reversed = bookings.toReversed()
  if (brokenAt(bookings) === null) return bookings
  if (brokenAt(reversed) === null) return reversed
  const oldestFirst = startsNewest(bookings) ? reversed : bookings
  const byDay = orderWithinDays(oldestFirst)
  const broken = brokenAt(byDay)
  if (broken === null) return byDay
  throw balanceBroken(brokenAt(oldestFirst) ?? broken)
}

export function startsNewest(bookings: readonly Booking[]): boolean {
  return (bookings[0]?.line.date ?? '') > (bookings.at(-1)?.line.date ?? '') // zero: no bookings have no order
}

/** The first booking whose balance does not follow from the one before it. */
function brokenAt(bookings: readonly Booking[]): Booking | null {
  return bookings.find((booking, index) => index > 0 && balanceBefore(booking) !== after(bookings[index - 1])) ?? null
}

/** Some files list the bookings of one day in another order than they were made in. */
function orderWithinDays(bookings: readonly Booking[]): Booking[] {
  const days = [...Map.groupBy(bookings, ({ line }) => line.date)].sort(([a], [b]) => (a < b ? -1 : 1))
  const ordered: Booking[] = []
  for (const [, day] of days) {
    const byBefore = Map.groupBy(day, balanceBefore)
    let next = byBefore.get(after(ordered.at(-1)) ?? startOf(day))?.shift()
    while (next !== undefined) {
      ordered.push(next)
      next = byBefore.get(after(next))?.shift()
    }
    // What no balance leads to stays out of order, and is found there.
    for (const rest of byBefore.values()) for (const booking of rest) ordered.push(booking)
  }
  return ordered
}

/** The balance a day starts with: the one that is before a booking but after none. */
function startOf(day: readonly Booking[]): number | null {
  const reached = new Set(day.map(after))
  return balanceBefore(day.find((booking) => !reached.has(balanceBefore(booking))) ?? day[0])
}

function after(booking: Booking | undefined): number | null {
  return booking?.line.balanceAfterCents ?? null
}

/** What the account held before a booking; null when nobody says what it held after it. */
export function balanceBefore(booking: Booking | undefined): number | null {
  const balance = after(booking)
  return booking === undefined || balance === null ? null : balance - booking.line.amountCents
}

function balanceBroken({ fileLine }: Booking): Refusal {
  return new Refusal(
    'totals_differ',
    `Het saldo op regel ${fileLine} volgt niet uit de regel ervoor: er ontbreken regels of het bestand is aangepast. ` +
      'Download het opnieuw bij je bank, zonder filter of zoekopdracht.',
    fileLine,
  )
}
