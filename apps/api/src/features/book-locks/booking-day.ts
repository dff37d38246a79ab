import type { BookingDay } from '@klopt/api-client/contract'
import { declarableUntil, filedReturnOf, periodOfDay, vatSchemeOn } from '@klopt/bookkeeping/vat'
import { currentOpening } from '../../books/opening-balances.ts'
import { firstOpenDate } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import { returnEntryDay, type Months } from '../../books/vat-returns.ts'

export interface AskedDay {
  readonly today: string
  readonly vatDates?: readonly string[]
  /** Whether it is the entry of the return of the day's period. */
  readonly isReturn?: boolean
}

/**
 * Where something dated on a day would count: in the books, and for VAT. Its lines may have VAT dates of their own, also
 * in several periods.
 */
export async function bookingDay(
  db: Db,
  administrationId: number,
  date: string,
  { today, vatDates, isReturn = false }: AskedDay,
): Promise<BookingDay> {
  const calendar = await readCalendar(db, administrationId, today)
  const days = vatDates === undefined || vatDates.length === 0 ? [date] : vatDates.toSorted()
  const periods = days.map((day) => periodOfDay(calendar, day))
  const opensOn = (await currentOpening(db, administrationId))?.start_date ?? date
  const lastDeclarable = declarableUntil(days.at(-1) ?? date)
  return {
    date,
    ...(await entryDayOf(db, administrationId, date, isReturn ? periodOfDay(calendar, date) : null)),
    ...(opensOn > date && { opensOn }),
    vatPeriodLabel: [...new Set(periods.map(({ label }) => label))].join(' en '),
    vatIsLate: periods.some((period) => filedReturnOf(calendar, period) !== null),
    vatExpiredOn: lastDeclarable < today ? lastDeclarable : null,
    vatScheme: vatSchemeOn(calendar.schemes, date),
  }
}

async function entryDayOf(
  db: Db,
  administrationId: number,
  date: string,
  period: Months | null,
): Promise<Pick<BookingDay, 'entryDate' | 'deletedReturnOn'>> {
  if (period === null) return { entryDate: await firstOpenDate(db, administrationId, date) }
  const { entryDate, takenBack } = await returnEntryDay(db, administrationId, period)
  const moved = takenBack.at(-1)
  return { entryDate, ...(moved && { deletedReturnOn: moved.day }) }
}
