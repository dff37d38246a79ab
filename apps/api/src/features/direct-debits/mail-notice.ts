import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { attemptMail, type MailOutcome } from '../../jobs/attempt-mail.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { bounceAddress } from '../../mail/bounce-address.ts'
import { companyMail, loadSender } from '../email-texts/company-mail.ts'

interface NoticeJob {
  readonly administrationId: number
  readonly noticeId: number
}

/**
 * Mails one customer what is going to be collected, unless the file was taken back since. Repeating it sends the same
 * message, not another.
 */
export const mailNoticeJob = defineJob<NoticeJob>({
  name: 'direct-debits.announce',
  ...promptly,
  async run(context, data) {
    const notice = await inScope(context, data, (db) => readNotice(db, data))
    if (notice === null) return
    const tries = notice.row.tries + 1
    const outcome = await attemptMail(context, { queuedAt: notice.row.queued_at, tries }, () =>
      deliver(context, notice),
    )
    await inScope(context, data, (db) => keepOutcome(db, context, data, { tries, outcome }))
  },
})

const inScope = <T>({ services }: JobContext, { administrationId }: NoticeJob, work: (db: Db) => Promise<T>) =>
  withTransaction(services.pool, { kind: 'administration', administrationId }, work)

type Notice = NonNullable<Awaited<ReturnType<typeof readNotice>>>

/** The notice with its sender, unless it left or must not leave any more. */
async function readNotice(db: Db, { administrationId, noticeId }: NoticeJob) {
  const row = await db
    .selectFrom('direct_debit_notices as n')
    .selectAll('n')
    .where('n.administration_id', '=', administrationId)
    .where('n.id', '=', noticeId)
    .forUpdate('n')
    .executeTakeFirstOrThrow()
  if (row.sent_at !== null || row.cancelled_at !== null || row.failed_at !== null) return null
  return { row, sender: await loadSender(db, administrationId) }
}

async function deliver({ services, now }: JobContext, { row: notice, sender }: Notice): Promise<void> {
  const words = { text: notice.body, html: notice.body_html }
  const mail = await companyMail(services, sender, { ...words, language: 'nl', summary: null, action: null })
  const bounceTo = bounceAddress(services, {
    kind: 'notice',
    administrationId: notice.administration_id,
    id: notice.id,
  })
  await services.mailer.send(
    {
      id: `direct-debit-notice-${notice.administration_id}-${notice.id}`,
      ...mail,
      to: [{ name: '', email: notice.recipient }],
      subject: notice.subject,
      isAutomatic: false,
      ...(bounceTo !== null && { bounceTo }),
    },
    now,
  )
}

async function keepOutcome(
  db: Db,
  { services, senderFor }: JobContext,
  data: NoticeJob,
  { tries, outcome }: { readonly tries: number; readonly outcome: MailOutcome },
): Promise<void> {
  const { administrationId, noticeId } = data
  const at = services.clock.now()
  await db
    .updateTable('direct_debit_notices')
    .set({
      tries,
      ...(outcome.state === 'sent' && { sent_at: at }),
      failure: outcome.state === 'sent' ? null : outcome.failure,
      failed_at: outcome.state === 'failed' ? at : null,
    })
    .where('administration_id', '=', administrationId)
    .where('id', '=', noticeId)
    .where('sent_at', 'is', null)
    .execute()
  if (outcome.state !== 'waiting') return
  const key = `${administrationId}, ${noticeId}, ${tries}`
  await senderFor(db).enqueue(mailNoticeJob, data, { key, delaySeconds: outcome.delaySeconds })
}
