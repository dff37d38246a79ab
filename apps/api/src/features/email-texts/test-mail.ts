import type { Letter } from '@klopt/api-client/contract'
import { randomUUID } from 'node:crypto'
import { withTransaction } from '../../database/transaction.ts'
import { attemptMail } from '../../jobs/attempt-mail.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { defineJob, promptly, type Job, type JobContext, type JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import type { MailMessage } from '../../mail/message.ts'
import { oneLine } from '../../mail/one-line.ts'
import { fillDocument, fillText, isBlank, toMailHtml, toPlainText, type Variables } from '../../mail/rich-text.ts'

/** A document whose mail somebody sends to themselves. */
export interface TestedDocument {
  readonly administrationId: number
  readonly documentId: number
}

interface TestJob extends TestedDocument {
  readonly id: string
  /** The mail, encrypted: the queue is kept for weeks. */
  readonly sealed: string
  /** An ISO instant. */
  readonly queuedAt: string
  readonly tries: number
}

interface SealedTest extends TestedLetter {
  readonly to: string
  readonly subject: string
}

/** The words of a test, in both of its parts. */
export interface TestedLetter {
  readonly text: string
  readonly html: string
}

/** The mail as its customer would get it. */
export type TestedMail = Pick<MailMessage, 'from' | 'replyTo' | 'text' | 'html' | 'attachments'>

/**
 * A job that mails a document to who asked for it, as its customer would get it. It changes nothing of the document.
 * @param mailOf Makes the mail when it is sent.
 */
export function defineTestMail(
  name: string,
  mailOf: (context: JobContext, document: TestedDocument, letter: TestedLetter) => Promise<TestedMail>,
): Job<TestJob> {
  const job: Job<TestJob> = defineJob<TestJob>({
    name,
    ...promptly,
    async run(context, data) {
      const { services, now, senderFor } = context
      const tries = data.tries + 1
      const outcome = await attemptMail(context, { queuedAt: new Date(data.queuedAt), tries }, async () => {
        const { to, subject, ...letter } = JSON.parse(services.secretBox.open(data.sealed)) as SealedTest
        const mail = await mailOf(context, data, letter)
        await services.mailer.send({ id: data.id, to: [{ name: '', email: to }], subject, ...mail }, now)
      })
      if (outcome.state !== 'waiting') return
      const options = { key: `${data.id}, ${tries}`, delaySeconds: outcome.delaySeconds }
      const scope = { kind: 'administration', administrationId: data.administrationId } as const
      await withTransaction(services.pool, scope, (db) => senderFor(db).enqueue(job, { ...data, tries }, options))
    },
  })
  return job
}

interface TestRequest {
  readonly document: TestedDocument
  /** Who asks for it. */
  readonly to: string
  readonly letter: Pick<Letter, 'subject' | 'body'>
  /** What the customer would read for what is not known yet. */
  readonly values: Variables
}

/** Queues a test in the transaction of who asks for it. Throws `invalid_input` for a letter without words. */
export async function queueTestMail(
  { jobs, services, now }: { readonly jobs: JobSender; readonly services: Services; readonly now: Date },
  job: Job<TestJob>,
  { document, to, letter, values }: TestRequest,
): Promise<void> {
  if (isBlank(letter.body)) throw new ApiError('invalid_input', { fields: { body: 'Vul een bericht in' } })
  const written = fillDocument(letter.body, values)
  const sealed: SealedTest = {
    to,
    subject: `Test: ${fillText(oneLine(letter.subject), values)}`,
    text: toPlainText(written),
    html: toMailHtml(written),
  }
  const id = `test-mail-${randomUUID()}`
  await jobs.enqueue(
    job,
    { ...document, id, sealed: services.secretBox.seal(JSON.stringify(sealed)), queuedAt: now.toISOString(), tries: 0 },
    { key: id },
  )
}

/** What stands above a test. */
export const TEST_NOTICE = 'Dit is een test, alleen naar jou gestuurd. Je klant heeft niets ontvangen.'
