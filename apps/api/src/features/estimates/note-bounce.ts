import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { isOfCopy, type Bounce, type BouncedMail } from '../../mail/bounce.ts'

/** Keeps that the last mail of an estimate came back; a report about an earlier one says nothing any more. */
export async function noteBouncedEstimate(
  db: Db,
  { administrationId, id, mailNumber }: BouncedMail,
  bounce: Bounce,
): Promise<void> {
  if (mailNumber === undefined) return
  const { reason, at } = bounce
  const estimate = await db
    .selectFrom('estimates')
    .select('sent_cc')
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (estimate === undefined || isOfCopy(bounce, estimate.sent_cc)) return
  const noted = await db
    .updateTable('estimates')
    .set({ bounced_at: at, bounce: reason })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('mail_count', '=', mailNumber)
    .where('bounced_at', 'is', null)
    .returning('sent_to')
    .executeTakeFirst()
  if (!noted) return
  await recordAudit(db, {
    action: 'bounce',
    entity: 'estimate',
    entityId: id,
    details: { recipient: noted.sent_to, reason },
    administrationId,
    userId: null,
    at,
  })
}
