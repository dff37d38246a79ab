import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

/** The user's own account, and the new address that waits for its confirmation. */
export async function showAccount(db: Db, userId: number, now: Date) {
  const row = await db
    .selectFrom('people as u')
    .select(['u.first_name', 'u.last_name', 'u.email_address', 'u.has_second_factor'])
    .select((expression) => [
      expression
        .selectFrom('mailed_links as l')
        .select('l.email_address')
        .whereRef('l.user_id', '=', 'u.id')
        .where('l.purpose', '=', 'change_email_address')
        .where('l.used_at', 'is', null)
        .where('l.expires_at', '>', now)
        .orderBy('l.created_at', 'desc')
        .limit(1)
        .as('pending_email_address'),
      expression
        .selectFrom('recovery_codes as c')
        .select(sql<number>`count(*)`.as('left'))
        .whereRef('c.user_id', '=', 'u.id')
        .where('c.used_at', 'is', null)
        .as('recovery_codes_left'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    emailAddress: row.email_address,
    pendingEmailAddress: row.pending_email_address,
    twoFactorEnabled: row.has_second_factor,
    recoveryCodesLeft: Number(row.recovery_codes_left),
  }
}
