import { addDays } from '@klopt/validators'
import type { Db } from '../../../database/db.ts'

/** Without a rate for so long it says nothing of the day any more; there is none on weekends and holidays. */
const MOST_DAYS_BEFORE = 7

export interface DayRate {
  /** How much of the currency one euro was. */
  readonly rate: string
  /** Of which day: the one that was asked, or the last before it with a rate. */
  readonly day: string
}

/** The rate of a currency on a day that is kept; null where there is none. */
export async function findDayRate(db: Db, currency: string, day: string): Promise<DayRate | null> {
  const found = await db
    .selectFrom('day_rates')
    .select(['rate', 'day'])
    .where('currency', '=', currency)
    .where('day', '<=', day)
    .where('day', '>=', addDays(day, -MOST_DAYS_BEFORE))
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}
