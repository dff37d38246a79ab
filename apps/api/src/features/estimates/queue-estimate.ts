import type { BodyOf, contract } from '@klopt/api-client/contract'
import type { Db } from '../../database/db.ts'
import type { AuditTrail } from '../../kernel/audit.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { mailEstimateJob } from './mail-estimate.ts'
import { sendEstimate, type SentEstimate } from './send-estimate.ts'

interface MailContext {
  readonly db: Db
  readonly services: Services
  readonly jobs: JobSender
  readonly audit: AuditTrail['note']
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly now: Date
  readonly today: string
}

/** Sends an estimate: its mail leaves when the transaction is kept. Throws as `sendEstimate`. */
export async function queueEstimate(
  context: MailContext,
  estimateId: number,
  request: BodyOf<typeof contract.estimates.send>,
): Promise<SentEstimate> {
  const { db, services, jobs, audit, administrationId, user, now, today } = context
  const sent = await sendEstimate(db, { administrationId, userId: user.id, now }, estimateId, request, today)
  const { number, version, mailNumber, mail } = sent
  const sealed = services.secretBox.seal(JSON.stringify(mail))
  const data = { administrationId, estimateId, version, sealed, queuedAt: now.toISOString(), tries: 0, mailNumber }
  await jobs.enqueue(mailEstimateJob, data, { key: `${administrationId}, ${estimateId}, ${version}` })
  audit('send', 'estimate', estimateId, { number, recipient: mail.recipient })
  return sent
}
