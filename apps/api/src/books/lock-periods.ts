import { addMonths } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../database/db.ts'

/** Whole months: the first day of the first and the last day of the last. */
export interface Months {
  readonly start: string
  readonly end: string
}

/** Locks the rows of the months `FOR UPDATE`, and makes those that lack: postings there wait until the transaction ends. */
export async function stopPosting(db: Db, administrationId: number, { start, end }: Months): Promise<void> {
  const months: string[] = []
  for (let month = start; month <= end; month = addMonths(month, 1)) months.push(month)
  await db
    .insertInto('periods')
    .values(months.map((month) => ({ administration_id: administrationId, month, locked_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await sql`SELECT FROM periods WHERE administration_id = ${administrationId} AND month BETWEEN ${start} AND ${end} ORDER BY month FOR UPDATE`.execute(
    db,
  )
}

/** Closes the months, after `stopPosting`: from then on nothing is posted there. */
export function lockPeriods(db: Db, administrationId: number, months: Months, at: Date): Promise<void> {
  return setLock(db, administrationId, months, at)
}

/** Opens the months again, after `stopPosting`. */
export function unlockPeriods(db: Db, administrationId: number, months: Months): Promise<void> {
  return setLock(db, administrationId, months, null)
}

async function setLock(db: Db, administrationId: number, { start, end }: Months, lockedAt: Date | null): Promise<void> {
  await db
    .updateTable('periods')
    .set({ locked_at: lockedAt })
    .where('administration_id', '=', administrationId)
    .where('month', '>=', start)
    .where('month', '<=', end)
    .execute()
}
