import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'
import type { Bounce, BouncedMail } from '../../mail/bounce.ts'

/** Keeps that the announcement of a collection came back: its customer does not know what is going to be collected. */
export async function noteBouncedNotice(
  db: Db,
  { administrationId, id }: BouncedMail,
  { reason, at }: Bounce,
): Promise<void> {
  const noted = await db
    .updateTable('direct_debit_notices')
    .set({ bounced_at: at, bounce: reason })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .returning(['direct_debit_file_id', 'recipient'])
    .executeTakeFirst()
  if (!noted) return
  await recordAudit(db, {
    action: 'bounce',
    entity: 'direct_debit_file',
    entityId: noted.direct_debit_file_id,
    details: { recipient: noted.recipient, reason },
    administrationId,
    userId: null,
    at,
  })
}
