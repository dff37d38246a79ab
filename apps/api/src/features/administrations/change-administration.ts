import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Schema } from '../../database/schema.ts'

type Columns = Schema['administrations']

/** Keeps a new administration, without its books and people. Answers its id. */
export async function insertAdministration(db: Db, values: Insertable<Columns>): Promise<number> {
  const { id } = await db.insertInto('administrations').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** What can change about an administration, whichever feature decides it: settings, subscription, removal. */
export type AdministrationChange = Omit<Updateable<Columns>, 'id' | 'created_at'>

/** Changes an administration, which is there: authorisation let somebody in. */
export async function changeAdministration(
  db: Db,
  administrationId: number,
  change: AdministrationChange,
): Promise<void> {
  await db.updateTable('administrations').set(change).where('id', '=', administrationId).execute()
}

/** Keeps the days of the small-business scheme; a profile that was read before then has an older version. */
export async function changeSmallBusiness(
  db: Db,
  administrationId: number,
  change: Pick<AdministrationChange, 'small_business_spans' | 'small_business_scheme'>,
): Promise<void> {
  await db
    .updateTable('administrations')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', administrationId)
    .execute()
}

/** Changes an administration; false when all of it was so already. */
export async function changeAdministrationOnce(
  db: Db,
  administrationId: number,
  change: AdministrationChange,
): Promise<boolean> {
  const isOther = Object.entries(change).map(
    ([column, value]) => sql<boolean>`${sql.ref(column)} IS DISTINCT FROM ${value}`,
  )
  const changed = await db
    .updateTable('administrations')
    .set(change)
    .where('id', '=', administrationId)
    .where(({ or }) => or(isOther))
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Puts the checklist of the first days away; false when it was. */
export const dismissChecklist = (db: Db, administrationId: number, at: Date): Promise<boolean> =>
  noteOnce(db, administrationId, 'onboarding_dismissed_at', at)

/** Notes that its logo and colour are as somebody wants them; false when that was noted. */
export const keepLook = (db: Db, administrationId: number, at: Date): Promise<boolean> =>
  noteOnce(db, administrationId, 'look_kept_at', at)

async function noteOnce(
  db: Db,
  administrationId: number,
  column: 'onboarding_dismissed_at' | 'look_kept_at',
  at: Date,
): Promise<boolean> {
  const changed = await db
    .updateTable('administrations')
    .set({ [column]: at })
    .where('id', '=', administrationId)
    .where(column, 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
