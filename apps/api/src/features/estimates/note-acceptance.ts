import type { BodyOf, contract } from '@klopt/api-client/contract'
import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { customerOf } from '../contacts/find-customer.ts'
import { acceptEstimate } from './answer-estimate.ts'
import { queueAcceptance } from './estimate-accepted-mail.ts'
import { keepEstimatePdfJob } from './estimate-pdf.ts'
import { loadEstimate } from './load-estimate.ts'

interface Noting {
  readonly db: Db
  readonly administrationId: number
  readonly user: { readonly id: number }
  readonly now: Date
  readonly today: string
  readonly jobs: JobSender
  readonly services: Services
}

/**
 * Notes that a customer agreed elsewhere, as by telephone. What follows is as when they accept it on their page: its paper is
 * frozen and kept, and a consumer is mailed what they agreed to. Answers what it came to. Throws as accepting does, and
 * `invalid_input` for a day before it was sent or to come.
 */
export async function noteAcceptance(
  { db, administrationId, user, now, today, jobs, services }: Noting,
  estimateId: number,
  { version, acceptedOn, name, note = '', chosen }: BodyOf<typeof contract.estimates.noteAcceptance>,
): Promise<number> {
  const key = { administrationId, estimateId }
  const { sent_at: sentAt, contact_id: contactId } = await loadEstimate(db, key)
  if (sentAt !== null && (acceptedOn > today || acceptedOn < civilDate(sentAt))) {
    const acceptedOnText = 'Kies een dag vanaf die waarop je de offerte verstuurde, tot en met vandaag'
    throw new ApiError('invalid_input', { fields: { acceptedOn: acceptedOnText } })
  }
  const from = { notedBy: user.id, acceptedAt: momentOf(acceptedOn, { today, now, sentAt }), note }
  const grossCents = await acceptEstimate(db, { ...key, version, name, from, chosen: chosen ?? null, now, today })
  await jobs.enqueue(keepEstimatePdfJob, key, { key: `${administrationId}, ${estimateId}` })
  const customer = { administrationId, contactId: must(contactId, 'the customer of a sent estimate') }
  if ((await customerOf(db, customer)).isConsumer) await queueAcceptance(db, { ...key, jobs, services, now })
  return grossCents
}

/** A moment on the day that was given, after it was sent: nobody asks for the hour. */
function momentOf(
  day: string,
  { today, now, sentAt }: { readonly today: string; readonly now: Date; readonly sentAt: Date | null },
): Date {
  if (day === today) return now
  const noon = new Date(`${day}T11:00:00Z`)
  return sentAt !== null && sentAt > noon ? sentAt : noon
}
