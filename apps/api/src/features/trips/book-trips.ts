import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { endOfMonth } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { bookMonth, type TripBooker } from './book-month.ts'
import { dueMonths } from './due-months.ts'

/**
 * Books the trips of everybody in a month that is over, as far as they are not in the books yet. Throws `trip_month_not_over`,
 * and `invalid_input` for a day that ends no month.
 */
export async function bookTrips(
  db: Db,
  booker: TripBooker & { readonly today: string },
  { monthEnd, onFirstOpenDay = false }: BodyOf<typeof contract.trips.book>,
): Promise<ResponseOf<typeof contract.trips.book>> {
  const { administrationId, today } = booker
  if (monthEnd !== endOfMonth(monthEnd)) {
    throw new ApiError('invalid_input', { fields: { monthEnd: 'Kies de laatste dag van een maand' } })
  }
  if (monthEnd >= today) throw new ApiError('trip_month_not_over')
  let bookedCents = 0
  let heldReason: string | null = null
  for (const month of await dueMonths(db, today, { administrationId, monthEnd })) {
    const booked = await bookMonth(db, booker, month, { onFirstOpenDay })
    bookedCents += booked.cents
    heldReason ??= booked.heldReason
  }
  return { bookedCents, heldReason }
}
