import { randomUUID } from 'node:crypto'
import type { Db } from '../../database/db.ts'
import { withRead, withTransaction } from '../../database/transaction.ts'
import { defineJob, promptly, type JobContext, type JobSender } from '../../kernel/job.ts'
import { kloptMail } from '../../mail/klopt-mail.ts'
import { attemptMail } from '../../jobs/attempt-mail.ts'
import type { Services } from '../../kernel/services.ts'
import type { MailSender } from '../../mail/mail-sender.ts'
import { firmBrand } from '../firm-mails/firm-brand.ts'
import type { AccountMail } from './mails.ts'

interface QueuedMail {
  readonly id: string
  /** The address and the mail, encrypted: a link in it lets in who holds it, and the queue is kept for weeks. */
  readonly sealed: string
  /** ISO instants; absent in what was queued before they were kept. */
  readonly queuedAt?: string
  readonly expiresAt?: string
  /** How often it was tried before. */
  readonly tries?: number
}

interface SealedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly action?: string
  readonly otherActions?: readonly string[]
  readonly summary?: AccountMail['summary']
  /** Absent in what comes from Klopt itself. */
  readonly sender?: MailSender
  readonly isExample?: boolean
  /** Of an automatic answer alone. */
  readonly inReplyTo?: string | null
}

/** Sends a mail about an account. Repeating it sends the same message, not another. */
export const accountMailJob = defineJob<QueuedMail>({
  name: 'authentication.mail',
  ...promptly,
  async run(context, data) {
    const { services, now, log, senderFor } = context
    const expiresAt = data.expiresAt === undefined ? null : new Date(data.expiresAt)
    if (expiresAt !== null && expiresAt <= now) {
      log.warn({ mail: data.id }, 'a mail was not sent: the link in it works no more')
      return
    }
    const queuedAt = data.queuedAt === undefined ? now : new Date(data.queuedAt)
    const tries = (data.tries ?? 0) + 1 // zero: the first try of what was queued
    const outcome = await attemptMail(context, { queuedAt, tries, expiresAt }, () => deliver(context, data))
    if (outcome.state !== 'waiting') return
    const next = { ...data, queuedAt: queuedAt.toISOString(), tries }
    const options = { key: `${data.id}, ${tries}`, delaySeconds: outcome.delaySeconds }
    await withTransaction(services.pool, { kind: 'system' }, (db) =>
      senderFor(db).enqueue(accountMailJob, next, options),
    )
  },
})

async function deliver({ services, now }: JobContext, { id, sealed }: QueuedMail): Promise<void> {
  const { mailer, secretBox, settings } = services
  const { to, subject, sender, isExample, inReplyTo, ...words } = JSON.parse(secretBox.open(sealed)) as SealedMail
  const firmId = sender?.firmId
  const look =
    firmId === undefined ? null : await withRead(services.pool, { kind: 'system' }, (db) => firmBrand(db, firmId))
  await mailer.send(
    {
      id,
      from: { name: sender?.name ?? 'Klopt', email: settings.mailFrom },
      ...(sender?.replyTo !== undefined && { replyTo: { name: sender.name, email: sender.replyTo } }),
      to: [{ name: '', email: to }],
      subject,
      ...(isExample === true && { isExample }),
      ...kloptMail({ ...words, title: subject, brand: look?.brand }),
      ...(inReplyTo === undefined ? { isAutomatic: true } : { automaticAnswer: { inReplyTo } }),
      attachments: look?.attachments ?? [], // zero: nothing goes along in the look of Klopt
    },
    now,
  )
}

/** Queues a mail about an account in the transaction of what causes it. */
export async function queueMail(
  jobs: JobSender,
  { secretBox, clock }: Services,
  to: string,
  { kind, sender, isExample, lifetimeMs, answers, ...words }: AccountMail,
): Promise<void> {
  const now = clock.now()
  const id = `${kind}-${answers?.key ?? randomUUID()}`
  const sealed: SealedMail = {
    to,
    ...words,
    ...(sender && { sender }),
    ...(isExample === true && { isExample }),
    ...(answers && { inReplyTo: answers.messageId }),
  }
  const data = {
    id,
    sealed: secretBox.seal(JSON.stringify(sealed)),
    queuedAt: now.toISOString(),
    ...(lifetimeMs !== undefined && { expiresAt: new Date(now.getTime() + lifetimeMs).toISOString() }),
  }
  await jobs.enqueue(accountMailJob, data, answers ? { key: id } : {})
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
