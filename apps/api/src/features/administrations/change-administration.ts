import type { Insertable, Updateable } from 'kysely'
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

/** Says whether support may come in; false when it said so already. */
export async function setSupportAccess(db: Db, administrationId: number, given: boolean): Promise<boolean> {
  const changed = await db
    .updateTable('administrations')
    .set({ accessible_by_support: given })
    .where('id', '=', administrationId)
    .where('accessible_by_support', '!=', given)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** New invoices have no picture from now on; false when they had none. */
export async function removeLogo(db: Db, administrationId: number): Promise<boolean> {
  const changed = await db
    .updateTable('administrations')
    .set({ logo_file_id: null })
    .where('id', '=', administrationId)
    .where('logo_file_id', 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Puts the checklist of the first days away; false when it was. */
export async function dismissChecklist(db: Db, administrationId: number, at: Date): Promise<boolean> {
  const changed = await db
    .updateTable('administrations')
    .set({ onboarding_dismissed_at: at })
    .where('id', '=', administrationId)
    .where('onboarding_dismissed_at', 'is', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Withdraws the request to remove an administration; false when there is none. */
export async function withdrawRemoval(db: Db, administrationId: number): Promise<boolean> {
  const changed = await db
    .updateTable('administrations')
    .set({ removal_requested_at: null, removal_ready_at: null })
    .where('id', '=', administrationId)
    .where('removal_requested_at', 'is not', null)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}
