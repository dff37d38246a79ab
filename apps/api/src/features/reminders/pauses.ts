import type { BodyOf, contract, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { isToBeCollected } from '../direct-debits/outcomes.ts'

type PauseBody = BodyOf<typeof contract.reminders.pauseInvoice>
type Pause = ResponseOf<typeof contract.reminders.ofInvoice>['pause']

/** Whether the open item `o` is left alone on a day: by itself, with everything of its contact, or as it is collected. */
export const isPausedOn = (today: string): RawBuilder<boolean> => sql<boolean>`(${isToBeCollected(today)} OR EXISTS (
  SELECT FROM reminder_pauses p WHERE p.administration_id = o.administration_id AND p.ended_at IS NULL
    AND (p.invoice_id = o.invoice_id OR p.contact_id = o.contact_id)
    AND (p.until_date IS NULL OR p.until_date >= ${today})))`

export interface PauseOf {
  readonly invoiceId: number | null
  readonly contactId: number | null
}

/** Leaves an invoice or a contact alone, or no more; a new pause takes the place of the old one. */
export async function changePause(
  db: Db,
  by: { readonly administrationId: number; readonly userId: number | null; readonly now: Date },
  { invoiceId, contactId }: PauseOf,
  { paused, isDispute = false, reason = '', untilDate = null }: PauseBody,
): Promise<void> {
  await db
    .updateTable('reminder_pauses')
    .set({ ended_at: by.now })
    .where('administration_id', '=', by.administrationId)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('invoice_id', '=', invoiceId), row('contact_id', '=', contactId)]))
    .execute()
  if (!paused) return
  await db
    .insertInto('reminder_pauses')
    .values({
      administration_id: by.administrationId,
      invoice_id: invoiceId,
      contact_id: contactId,
      is_dispute: isDispute,
      reason,
      until_date: untilDate,
      created_by: by.userId,
      created_at: by.now,
    })
    .execute()
}

/** The pause that holds on a day, if any. */
export async function pauseOn(
  db: Db,
  administrationId: number,
  { invoiceId, contactId }: PauseOf,
  today: string,
): Promise<Pause> {
  const row = await db
    .selectFrom('reminder_pauses')
    .select(['is_dispute', 'reason', 'until_date'])
    .where('administration_id', '=', administrationId)
    .where('ended_at', 'is', null)
    .where((pause) => pause.or([pause('invoice_id', '=', invoiceId), pause('contact_id', '=', contactId)]))
    .where((pause) => pause.or([pause('until_date', 'is', null), pause('until_date', '>=', today)]))
    .executeTakeFirst()
  return row ? { isDispute: row.is_dispute, reason: row.reason, untilDate: row.until_date } : null
}
