import type { BookingDay } from '@klopt/api-client/contract'
import { declarableUntil, filedReturnOf, periodOfDay, vatSchemeOn } from '@klopt/bookkeeping/vat'
import { firstOpenDate } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import { readCalendar } from '../../books/vat-calendar.ts'

/**
 * Where something dated on a day would count: in the books, and for VAT. Its lines may have VAT dates of their own, also
 * in several periods.
 */
export async function bookingDay(
  db: Db,
  administrationId: number,
  date: string,
  { today, vatDates }: { today: string; vatDates?: readonly string[] },
): Promise<BookingDay> {
  const calendar = await readCalendar(db, administrationId, today)
  const days = vatDates === undefined || vatDates.length === 0 ? [date] : vatDates.toSorted()
  const periods = days.map((day) => periodOfDay(calendar, day))
  const lastDeclarable = declarableUntil(days.at(-1) ?? date)
  return {
    date,
    entryDate: await firstOpenDate(db, administrationId, date),
    vatPeriodLabel: [...new Set(periods.map(({ label }) => label))].join(' en '),
    vatIsLate: periods.some((period) => filedReturnOf(calendar, period) !== null),
    vatExpiredOn: lastDeclarable < today ? lastDeclarable : null,
    vatScheme: vatSchemeOn(calendar.schemes, date),
  }
}
