import { reportOf } from '../kernel/error-report.ts'
import type { JobContext } from '../kernel/job.ts'
import { failureOf } from '../mail/failure.ts'
import { nextTry, type TriedMail } from '../mail/retry-times.ts'

/** What became of one try to send a mail. */
export type MailOutcome =
  | { readonly state: 'sent' }
  | { readonly state: 'waiting'; readonly failure: string; readonly nextTryAt: Date; readonly delaySeconds: number }
  | { readonly state: 'failed'; readonly failure: string }

/**
 * Tries to send a mail. What a mail server does is an outcome and no error: the job that sends it queues its next try
 * itself. What breaks here is thrown, for the queue to try again within seconds; when it gives up that is an outcome too.
 * Either is reported, as everything that fails in a job.
 */
export async function attemptMail(
  {
    services,
    log,
    jobName,
    jobId,
    isLastTry,
  }: Pick<JobContext, 'services' | 'log' | 'jobName' | 'jobId' | 'isLastTry'>,
  mail: TriedMail,
  send: () => Promise<void>,
): Promise<MailOutcome> {
  try {
    await send()
    return { state: 'sent' }
  } catch (error) {
    const { isFinal, isOurs, words } = failureOf(error)
    if (isOurs && !isLastTry) throw error
    const now = services.clock.now()
    const nextTryAt = isFinal ? null : nextTry(mail, now)
    log.error({ err: error, nextTryAt }, nextTryAt === null ? 'a mail was given up' : 'a mail will be tried again')
    await services.errorReporter.report(reportOf(error, { path: `job ${jobName}`, requestId: jobId }))
    if (nextTryAt === null) return { state: 'failed', failure: words }
    const delaySeconds = Math.ceil((nextTryAt.getTime() - now.getTime()) / 1000)
    return { state: 'waiting', failure: words, nextTryAt, delaySeconds }
  }
}
