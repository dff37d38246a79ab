import type { SmallBusinessSpan } from '@klopt/bookkeeping/vat'
import type { Db } from '../../database/db.ts'
import { switchedSpans } from '../small-business-scheme/change-scheme.ts'
import { readCalendar } from '../../books/vat-calendar.ts'
import type { AdministrationRow } from '../administrations/lock-administration.ts'

/** The days of the small-business scheme when the profile says whether it holds today. */
export async function switchedScheme(
  db: Db,
  { id, small_business_spans: known }: AdministrationRow,
  wanted: boolean,
  today: string,
): Promise<readonly SmallBusinessSpan[]> {
  const entry = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('administration_id', '=', id)
    .executeTakeFirst()
  const calendar = await readCalendar(db, id, today)
  return switchedSpans(known, { wanted, today, calendar, isEmpty: entry === undefined })
}
