import { sql } from 'kysely'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, promptly, type JobContext } from '../../kernel/job.ts'
import { screenPath } from '../../kernel/screens.ts'
import { attemptMail } from '../../jobs/attempt-mail.ts'
import { kloptMail } from '../../mail/klopt-mail.ts'
import { toMailHtml, toPlainText } from '../../mail/rich-text.ts'

interface Data {
  readonly administrationId: number
  readonly responseId: number
  /** How often it was tried before. */
  readonly tries?: number
}

/** Mails an answer to who asked, with a link to the conversation. Repeating it sends the same message, not another. */
export const mailAnswerJob = defineJob<Data>({
  name: 'tickets.mail-answer',
  ...promptly,
  async run(context, data) {
    const { services, senderFor } = context
    const answer = await findAnswer(context, data)
    // Whoever lost access meanwhile is not told what happens in the administration.
    if (!answer) return
    const tries = (data.tries ?? 0) + 1 // zero: the first try of what was queued
    const mail = { queuedAt: answer.created_at, tries }
    const outcome = await attemptMail(context, mail, () => deliver(context, data, answer))
    if (outcome.state !== 'waiting') return
    const options = { key: `${data.responseId}, ${tries}`, delaySeconds: outcome.delaySeconds }
    await withTransaction(services.pool, { kind: 'administration', administrationId: data.administrationId }, (db) =>
      senderFor(db).enqueue(mailAnswerJob, { ...data, tries }, options),
    )
  },
})

type Answer = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

async function deliver({ services, now }: JobContext, data: Data, answer: Answer): Promise<void> {
  const { href } = new URL(screenPath('ticket', { ticketId: answer.ticket_id }), services.settings.publicUrl)
  const words = `${toPlainText(answer.document)}\n\nBekijk het hele gesprek en reageer in Klopt:\n${href}`
  await services.mailer.send(
    {
      id: `ticket-answer-${data.administrationId}-${data.responseId}`,
      from: { name: 'Klopt', email: services.settings.mailFrom },
      to: [{ name: '', email: answer.email_address }],
      subject: `Re: ${answer.subject}`,
      ...kloptMail({ text: words, html: toMailHtml(answer.document), action: 'Gesprek bekijken', address: href }),
      attachments: [],
    },
    now,
  )
}

async function findAnswer({ services }: JobContext, { administrationId, responseId }: Data) {
  const row = await withRead(services.pool, { kind: 'administration', administrationId }, (db) =>
    db
      .selectFrom('ticket_responses as r')
      .innerJoin('tickets as t', (join) =>
        join.onRef('t.administration_id', '=', 'r.administration_id').onRef('t.id', '=', 'r.ticket_id'),
      )
      .innerJoin('companies as a', 'a.id', 't.administration_id')
      .innerJoin('people as u', 'u.id', 't.created_by')
      .select(['r.ticket_id', 'r.document', 'r.created_at', 't.subject', 'u.email_address'])
      .where('r.administration_id', '=', administrationId)
      .where('r.id', '=', responseId)
      .where('u.deactivated_at', 'is', null)
      .where(
        sql<boolean>`((u.firm_id = a.firm_id AND (u.firm_sees_all OR a.id IN (SELECT clients_given_to(u.id, NULL)))) OR EXISTS (
          SELECT FROM role_assignments o WHERE o.administration_id = a.id AND o.user_id = u.id AND o.deactivated_at IS NULL))`,
      )
      .executeTakeFirst(),
  )
  return row?.document ? { ...row, document: row.document } : null
}
