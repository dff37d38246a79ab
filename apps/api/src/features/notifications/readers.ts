import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { Waiting } from './what-waits.ts'

/** What a user has read of an administration, and whether they want mails. */
export async function loadReader(db: Db, administrationId: number, userId: number) {
  const reader = await db
    .selectFrom('notification_readers')
    .select(['read_keys', 'wants_mail', 'mailed_keys'])
    .where('administration_id', '=', administrationId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    readKeys: new Set(reader?.read_keys),
    mailedKeys: new Set(reader?.mailed_keys),
    wantsMail: reader?.wants_mail ?? false,
  }
}

/** Marks as read; of what waits no more nothing is kept. */
export async function markRead(
  db: Db,
  { administrationId, userId }: { administrationId: number; userId: number },
  keys: readonly string[],
  waiting: readonly Waiting[],
): Promise<void> {
  const still = waiting.map(({ key }) => key)
  await sql`
    INSERT INTO notification_readers AS r (administration_id, user_id, read_keys)
    VALUES (${administrationId}, ${userId}, ${keys.filter((key) => still.includes(key))})
    ON CONFLICT (administration_id, user_id) DO UPDATE SET read_keys = ARRAY(
      SELECT DISTINCT key FROM unnest(r.read_keys || excluded.read_keys) key WHERE key = ANY (${still}))`.execute(db)
}

/** Whether a user wants to be mailed. */
export async function saveMailWish(
  db: Db,
  { administrationId, userId }: { administrationId: number; userId: number },
  isWanted: boolean,
): Promise<void> {
  await sql`
    INSERT INTO notification_readers (administration_id, user_id, wants_mail)
    VALUES (${administrationId}, ${userId}, ${isWanted})
    ON CONFLICT (administration_id, user_id) DO UPDATE SET wants_mail = excluded.wants_mail`.execute(db)
}
