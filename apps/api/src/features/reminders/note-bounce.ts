import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'
import type { Bounce, BouncedMail } from '../../mail/bounce.ts'

/** Keeps that a letter came back: nobody received it, so that no costs follow from it unless somebody says otherwise. */
export async function noteBouncedLetter(
  db: Db,
  { administrationId, id }: BouncedMail,
  { reason, at }: Bounce,
): Promise<void> {
  const noted = await db
    .updateTable('reminder_letters')
    .set({ bounced_at: at, bounce: reason, delivered_on: null })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .returning('recipient')
    .executeTakeFirst()
  if (!noted) return
  await recordAudit(db, {
    action: 'bounce',
    entity: 'reminder_letter',
    entityId: id,
    details: { recipient: noted.recipient, reason },
    administrationId,
    userId: null,
    at,
  })
}
