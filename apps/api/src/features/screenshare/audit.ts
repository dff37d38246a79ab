import type { Db } from '../../database/db.ts'

/** A row of screen_shares, as far as its connections need it. */
export interface SharedScreen {
  readonly id: number
  readonly userId: number
  readonly administrationId: number | null
  readonly operatorId: number | null
}

/** What happens on a socket is no request, and leaves a row all the same. */
export function audit(
  db: Db,
  action: string,
  session: SharedScreen,
  userId: number | null,
  now: Date,
): Promise<unknown> {
  return db
    .insertInto('audit_log')
    .values({
      administration_id: session.administrationId,
      user_id: userId,
      action,
      entity: 'screen_share',
      entity_id: session.id,
      details: '{}',
      created_at: now,
    })
    .execute()
}
