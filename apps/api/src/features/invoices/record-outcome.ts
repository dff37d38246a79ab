import type { Db } from '../../database/db.ts'
import type { MailOutcome } from '../../jobs/attempt-mail.ts'

export interface SentMail {
  readonly administrationId: number
  readonly messageId: number
  readonly invoiceId: number
}

/** Keeps how a try to mail an invoice ended, the `tries`-th, in the list of its mails and in its own status. */
export async function recordOutcome(
  db: Db,
  { administrationId, messageId, invoiceId }: SentMail,
  { tries, outcome, at }: { readonly tries: number; readonly outcome: MailOutcome; readonly at: Date },
): Promise<void> {
  await db
    .updateTable('sent_messages')
    .set({
      tries,
      sent_at: outcome.state === 'sent' ? at : null,
      failure: outcome.state === 'sent' ? null : outcome.failure,
      next_try_at: outcome.state === 'waiting' ? outcome.nextTryAt : null,
      failed_at: outcome.state === 'failed' ? at : null,
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', messageId)
    .execute()
  if (outcome.state !== 'sent') return
  // Its version stays: nobody's work on the invoice is behind because a mail left.
  await db
    .updateTable('invoices')
    .set({ sent_at: at })
    .where('administration_id', '=', administrationId)
    .where('id', '=', invoiceId)
    .where('sent_at', 'is', null)
    .execute()
}
