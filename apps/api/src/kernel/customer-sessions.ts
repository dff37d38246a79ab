import type { Insertable } from 'kysely'
import type { Db } from '../database/db.ts'
import type { Schema } from '../database/schema.ts'

/** Keeps that somebody came in by a customer's link. */
export async function insertCustomerSession(db: Db, session: Insertable<Schema['customer_sessions']>): Promise<void> {
  await db.insertInto('customer_sessions').values(session).execute()
}

/** Ends all sessions of a link that was revoked. */
export async function removeCustomerSessions(db: Db, administrationId: number, linkId: number): Promise<void> {
  await db
    .deleteFrom('customer_sessions')
    .where('administration_id', '=', administrationId)
    .where('link_id', '=', linkId)
    .execute()
}

/** Removes sessions that expired so long ago that nobody needs to be told any more. */
export async function removeOldCustomerSessions(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('customer_sessions').where('expires_at', '<=', before).execute()
}
