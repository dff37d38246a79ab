import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { withTransaction } from '../../database/transaction.ts'
import { defineJob, type JobContext, type JobSender } from '../../jobs/job.ts'
import type { Services } from '../../server/services.ts'
import type { AccountMail } from './mails.ts'

interface QueuedMail {
  readonly id: string
  /** The address and the mail, encrypted: a link in it lets in who holds it, and the queue is kept for weeks. */
  readonly sealed: string
}

/** Sends a mail about an account. Repeating it sends the same message, not another. */
export const accountMailJob = defineJob<QueuedMail>({
  name: 'authentication.mail',
  async run({ services: { mailer, secretBox, settings }, now }, { id, sealed }) {
    const { to, subject, text } = JSON.parse(secretBox.open(sealed)) as { to: string; subject: string; text: string }
    await mailer.send(
      {
        id,
        from: { name: 'Klopt', email: settings.mailFrom },
        to: [{ name: '', email: to }],
        subject,
        text,
        attachments: [],
      },
      now,
    )
  },
})

/** Queues a mail about an account in the transaction of what causes it. */
export async function queueMail(
  jobs: JobSender,
  { secretBox }: Services,
  to: string,
  { kind, subject, text }: AccountMail,
): Promise<void> {
  const id = `${kind}-${randomUUID()}`
  await jobs.enqueue(accountMailJob, { id, sealed: secretBox.seal(JSON.stringify({ to, subject, text })) })
}

/** Runs the transaction of a job that finds out what to mail; the mail goes out at once and not at the next round. */
export async function decideMail(
  { services, senderFor }: JobContext,
  work: (db: Db, jobs: JobSender) => Promise<void>,
): Promise<void> {
  const sender = await withTransaction(services.pool, { kind: 'system' }, async (db) => {
    const jobs = senderFor(db)
    await work(db, jobs)
    return jobs
  })
  sender.wake()
}
