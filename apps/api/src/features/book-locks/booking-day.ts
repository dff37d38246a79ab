import type { BookingDay } from '@klopt/api-client/contract'
import { filedReturnOf, periodOfDay, vatSchemeOn } from '@klopt/bookkeeping/vat'
import { firstOpenDate } from '../../books/post-entry.ts'
import type { Db } from '../../database/db.ts'
import { readCalendar } from '../vat/read-calendar.ts'

/** Where something dated on a day would count: in the books, and for VAT. */
export async function bookingDay(db: Db, administrationId: number, date: string, today: string): Promise<BookingDay> {
  const calendar = await readCalendar(db, administrationId, today)
  const period = periodOfDay(calendar, date)
  return {
    date,
    entryDate: await firstOpenDate(db, administrationId, date),
    vatPeriodLabel: period.label,
    vatIsLate: filedReturnOf(calendar, period) !== null,
    vatScheme: vatSchemeOn(calendar.schemes, date),
  }
}
