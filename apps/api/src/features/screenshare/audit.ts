import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'

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
  return recordAudit(db, {
    action,
    entity: 'screen_share',
    entityId: session.id,
    details: {},
    administrationId: session.administrationId,
    userId,
    at: now,
  })
}
