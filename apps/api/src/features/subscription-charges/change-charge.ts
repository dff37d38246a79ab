import { earliestCollectionDay, returnReason, STANDARD_NOTICE_DAYS } from '@klopt/bookkeeping/payments'
import { sql } from 'kysely'
import type { Creditor } from '../../config/creditor.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import type { JobSender } from '../../kernel/job.ts'
import type { Services } from '../../kernel/services.ts'
import { queueMail } from '../authentication/send-mail.ts'
import { failedMail, retryMail, subscriptionAddress } from './charge-mails.ts'
import { chargesWithCollection, stateOn } from './charge-states.ts'
import { showForMail } from './show-for-mail.ts'

/** By whom a charge is changed, and by what its payer is told. */
export interface Changing {
  readonly services: Services
  readonly jobs: JobSender
  readonly creditor: Creditor
  readonly now: Date
  readonly today: string
}

interface Failure {
  readonly chargeId: number
  readonly reasonCode: string
  readonly isTold?: boolean
}

/** What was changed, for the log. */
export interface ChangedCharge {
  readonly number: string
  readonly administrationId: number
}

/**
 * Keeps that the bank refused or returned a collection, and tells who has to pay unless told otherwise. Throws `invalid_input`, `not_found`, and
 * `charge_not_collected` for one that stands in no file or failed before.
 */
export async function failCharge(
  db: Db,
  { services, jobs, creditor, now, today }: Changing,
  { chargeId, reasonCode, isTold = true }: Failure,
): Promise<ChangedCharge> {
  if (returnReason(reasonCode) === null)
    throw new ApiError('invalid_input', { fields: { reasonCode: 'Kies een reden' } })
  const charge = await lockCharge(db, chargeId, today)
  if (charge.collectionId === null || charge.failedAt !== null) throw new ApiError('charge_not_collected')
  await db
    .updateTable('subscription_collections')
    .set({ failed_at: now, reason_code: reasonCode })
    .where('administration_id', '=', charge.administrationId)
    .where('id', '=', charge.collectionId)
    .execute()
  if (!isTold) return charge
  const mailed = await showForMail(db, { administrationId: charge.administrationId, chargeId })
  const from = { creditor, subscriptionHref: subscriptionAddress(services.settings.publicUrl, charge.administrationId) }
  if (mailed.recipient !== null) await queueMail(jobs, services, mailed.recipient, failedMail(mailed, reasonCode, from))
  return charge
}

/**
 * Has a collection that failed done once more, on a day that its payer is told now. Throws `not_found`, and
 * `charge_not_retryable` for one that did not fail or failed twice.
 */
export async function retryCharge(
  db: Db,
  { services, jobs, creditor, now, today }: Changing,
  chargeId: number,
): Promise<ChangedCharge & { readonly collectionDate: string }> {
  const charge = await lockCharge(db, chargeId, today)
  if (charge.state !== 'failed' || charge.attempt !== 1) throw new ApiError('charge_not_retryable')
  const collectionDate = earliestCollectionDay(today, STANDARD_NOTICE_DAYS)
  await db
    .updateTable('subscription_charges')
    .set({ due_on: collectionDate, retried_at: now })
    .where('administration_id', '=', charge.administrationId)
    .where('id', '=', chargeId)
    .execute()
  const mailed = await showForMail(db, { administrationId: charge.administrationId, chargeId })
  const from = { creditor, subscriptionHref: subscriptionAddress(services.settings.publicUrl, charge.administrationId) }
  if (mailed.recipient !== null) await queueMail(jobs, services, mailed.recipient, retryMail(mailed, from))
  return { ...charge, collectionDate }
}

/** Keeps that it was paid otherwise. Throws `not_found`, and `charge_not_open` for one at the bank or that was paid. */
export async function markChargePaid(
  db: Db,
  { now, today }: Pick<Changing, 'now' | 'today'>,
  chargeId: number,
): Promise<ChangedCharge> {
  const charge = await lockCharge(db, chargeId, today)
  if (charge.state !== 'failed' && charge.state !== 'planned') throw new ApiError('charge_not_open')
  await db
    .updateTable('subscription_charges')
    .set({ paid_at: now })
    .where('administration_id', '=', charge.administrationId)
    .where('id', '=', chargeId)
    .execute()
  return charge
}

interface LockedCharge extends ChangedCharge {
  readonly state: string
  readonly collectionId: number | null
  readonly attempt: number | null
  readonly failedAt: Date | null
}

/** The charge as it stands once nobody else changes it. */
async function lockCharge(db: Db, chargeId: number, today: string): Promise<LockedCharge> {
  await sql`SELECT FROM subscription_charges WHERE id = ${chargeId} FOR UPDATE`.execute(db)
  const { rows } = await sql<LockedCharge>`
    SELECT c.number, c.administration_id AS "administrationId", ${stateOn(today)} AS state, s.id AS "collectionId",
      s.attempt, s.failed_at AS "failedAt"
    ${chargesWithCollection} WHERE c.id = ${chargeId}`.execute(db)
  const [charge] = rows
  if (!charge) throw new ApiError('not_found')
  return charge
}
