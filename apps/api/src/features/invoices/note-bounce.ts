import type { Db } from '../../database/db.ts'
import { recordAudit } from '../../kernel/audit.ts'
import { isOfCopy, type Bounce, type BouncedMail } from '../../mail/bounce.ts'

/** Keeps that the mail of an invoice came back; it counts as sent all the same, since it left. */
export async function noteBouncedInvoice(db: Db, { administrationId, id }: BouncedMail, bounce: Bounce): Promise<void> {
  const { reason, at } = bounce
  const message = await db
    .selectFrom('sent_messages')
    .select('cc')
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (message === undefined || isOfCopy(bounce, message.cc)) return
  const noted = await db
    .updateTable('sent_messages')
    .set({ bounced_at: at, bounce: reason })
    .where('administration_id', '=', administrationId)
    .where('id', '=', id)
    .where('bounced_at', 'is', null)
    .returning(['invoice_id', 'recipient'])
    .executeTakeFirst()
  if (!noted) return
  await recordAudit(db, {
    action: 'bounce',
    entity: 'invoice',
    entityId: noted.invoice_id,
    details: { recipient: noted.recipient, reason },
    administrationId,
    userId: null,
    at,
  })
}
