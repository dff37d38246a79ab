import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { hourOf } from '../../kernel/clock.ts'
import { defineJob, type JobContext } from '../../kernel/job.ts'
import { screenPath } from '../../kernel/screens.ts'
import type { MailSender } from '../../mail/mail-sender.ts'
import { shortLine } from '../../mail/one-line.ts'
import type { AccountMail } from '../authentication/mails.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { firmSender } from '../firm-mails/firm-sender.ts'
import { mainUserEmailAddress } from '../members/main-user.ts'

/** Nobody wants such a mail at night. */
const FROM_HOUR = 8
const BEFORE_HOUR = 20
const SHOWN_QUESTIONS = 20
const LONGEST_LINE = 200

/**
 * Each quarter of an hour of the day: one mail to the client with the questions that are open, once they rest for ten
 * minutes, and again after three days and after seven more. A transaction per client, so that one that fails holds up
 * no other.
 */
export const mailQuestionsJob = defineJob<object>({
  name: 'questions.mail',
  schedule: '*/15 * * * *',
  atStart: true,
  async run(context) {
    const hour = hourOf(context.now)
    if (hour < FROM_HOUR || hour >= BEFORE_HOUR) return
    const { pool } = context.services
    const failed: number[] = []
    for (const administrationId of await withRead(pool, { kind: 'job' }, (db) => toMail(db, context.now))) {
      const scope = { kind: 'administration', administrationId } as const
      await withTransaction(pool, scope, (db) => mailClient(db, context, administrationId)).then(
        (wake) => wake(),
        (error: unknown) => {
          context.log.error({ err: error, administrationId }, 'a client could not be mailed about questions')
          failed.push(administrationId)
        },
      )
    }
    if (failed.length > 0) throw new Error(`mails about questions failed: ${failed.join(', ')}`)
  },
})

/** Whether a question is to be mailed about: one of a firm that is still there. */
const isDue = (now: Date) => sql<boolean>`q.state = 'open'
  AND EXISTS (SELECT FROM companies a WHERE a.id = q.administration_id AND a.firm_id IS NOT NULL) AND (
  q.mailed_times = 0 AND q.changed_at <= ${now}::timestamptz - interval '10 minutes'
  OR q.mailed_times = 1 AND q.mailed_at <= ${now}::timestamptz - interval '3 days'
  OR q.mailed_times = 2 AND q.mailed_at <= ${now}::timestamptz - interval '7 days')`

async function toMail(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('questions as q')
    .select('q.administration_id')
    .distinct()
    .where(isDue(now))
    .orderBy('q.administration_id')
    .execute()
  return rows.map((row) => row.administration_id)
}

/** Queues the mail with all that is open. Of two servers at once the second finds nothing due. */
async function mailClient(db: Db, context: JobContext, administrationId: number): Promise<() => void> {
  const { services, now, senderFor } = context
  const due = await markDue(db, administrationId, now)
  const to = due === 0 ? null : await mainUserEmailAddress(db, administrationId)
  if (to === null) return () => undefined
  const jobs = senderFor(db)
  const { href } = new URL(screenPath('questions', { administrationId }), services.settings.publicUrl)
  const sender = await firmSender(db, administrationId)
  await queueMail(jobs, services, to, questionsMail(await openQuestions(db, administrationId), href, sender))
  return () => jobs.wake()
}

/** Counts what is due as mailed; answers how many that are. */
export async function markDue(db: Db, administrationId: number, now: Date): Promise<number> {
  const { rows } = await sql`
    UPDATE questions q SET mailed_times = q.mailed_times + 1, mailed_at = ${now}
    WHERE q.administration_id = ${administrationId} AND ${isDue(now)} RETURNING q.id`.execute(db)
  return rows.length
}

/** Has the client mailed again about what is open; answers about how many questions. */
export async function remindOpen(db: Db, administrationId: number): Promise<number> {
  const { rows } = await sql`
    UPDATE questions SET mailed_times = 0, mailed_at = NULL
    WHERE administration_id = ${administrationId} AND state = 'open' RETURNING id`.execute(db)
  return rows.length
}

interface OpenQuestion {
  readonly label: string
  readonly text: string
}

async function openQuestions(db: Db, administrationId: number): Promise<OpenQuestion[]> {
  const { rows } = await sql<OpenQuestion>`
    SELECT q.subject_label AS label, m.body AS text FROM questions q
    JOIN LATERAL (
      SELECT body FROM question_messages
      WHERE administration_id = ${administrationId} AND question_id = q.id AND kind = 'question' ORDER BY id DESC LIMIT 1
    ) m ON true
    WHERE q.administration_id = ${administrationId} AND q.state = 'open' ORDER BY q.asked_at, q.id`.execute(db)
  return rows
}

/** One mail of the firm for all that is open: what it is about and what is asked, cut where it gets long. */
export function questionsMail(open: readonly OpenQuestion[], href: string, sender: MailSender | null): AccountMail {
  const count = open.length === 1 ? 'een vraag' : `${open.length} vragen`
  const shown = open
    .slice(0, SHOWN_QUESTIONS)
    .map(({ label, text }) => `- ${shortLine(label, LONGEST_LINE)}: ${shortLine(text, LONGEST_LINE)}`)
  const rest = open.length > shown.length ? [`En nog ${open.length - shown.length} andere.`] : []
  return {
    kind: 'questions',
    action: 'Antwoord geven',
    ...(sender && { sender }),
    subject: `Je boekhouder heeft ${count} voor je`,
    text: [
      'Hallo,',
      `Je boekhouder heeft ${count} over je administratie:`,
      shown.join('\n'),
      ...rest,
      `Antwoord met een tekst of een foto in Klopt:\n${href}`,
      `Groet,\n${sender?.name ?? 'Klopt'}`,
    ].join('\n\n'),
  }
}
