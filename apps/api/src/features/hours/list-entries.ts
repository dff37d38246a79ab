import type { contract, ResponseOf } from '@klopt/api-client/contract'
import { addDays } from '@klopt/validators'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { hoursSettings } from './hours-settings.ts'
import { readEntries } from './present-entry.ts'
import type { HoursOwner } from './whose-hours.ts'

const AT_MOST_DAYS = 62

/** Somebody's hours from a day up to another, with the weeks in it that are not open. Throws `invalid_input`. */
export async function listEntries(
  db: Db,
  { administrationId, userId }: HoursOwner,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<ResponseOf<typeof contract.hours.list>> {
  if (to < from || to > addDays(from, AT_MOST_DAYS - 1)) {
    throw new ApiError('invalid_input', { fields: { to: `Vraag hoogstens ${AT_MOST_DAYS} dagen tegelijk op` } })
  }
  const entries = await readEntries(
    db,
    sql`e.administration_id = ${administrationId} AND e.user_id = ${userId} AND e.day BETWEEN ${from} AND ${to}`,
  )
  const weeks = await db
    .selectFrom('time_weeks')
    .select(['monday', 'state'])
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('monday', '>=', addDays(from, -6))
    .where('monday', '<=', to)
    .where('state', '<>', 'open')
    .orderBy('monday')
    .execute()
  return { entries, weeks, ...(await hoursSettings(db, administrationId)) }
}
