import type { Db } from '../../database/db.ts'

/** The e-mail address of the main user of an administration; null when it has none that is active. */
export async function mainUserEmailAddress(db: Db, administrationId: number): Promise<string | null> {
  const user = await db
    .selectFrom('roles as r')
    .innerJoin('people as u', 'u.id', 'r.user_id')
    .select('u.email_address')
    .where('r.administration_id', '=', administrationId)
    .where('r.is_primary_user', '=', true)
    .where('r.deactivated_at', 'is', null)
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirst()
  return user?.email_address ?? null
}

/** Whether a user is the main user of an administration: of a one-man business its owner. */
export async function isMainUser(db: Db, administrationId: number, userId: number): Promise<boolean> {
  const role = await db
    .selectFrom('roles')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .where('is_primary_user', '=', true)
    .executeTakeFirst()
  return role !== undefined
}
