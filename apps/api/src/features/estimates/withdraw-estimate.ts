import { lastWithdrawalDay } from '@klopt/bookkeeping/documents'
import { must } from '@klopt/bookkeeping/money'
import { email } from '@klopt/validators'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import { loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'

export interface Withdrawal {
  readonly isConsumer: boolean
  /** Where its receipt is confirmed. */
  readonly emailAddress: string
  readonly now: Date
  readonly today: string
}

/** What the receipt of a withdrawal says. */
export interface Withdrawn {
  readonly number: string
  /** Of who had accepted it, and when. */
  readonly name: string
  readonly acceptedOn: string
  readonly emailAddress: string
}

/**
 * A consumer goes back on an estimate that they accepted here, in as many steps as that took (article 11a of directive
 * 2011/83/EU, by directive 2023/2673 of use from 19 June 2026). Nothing of it is undone by itself: what was invoiced its
 * owner credits. Throws `estimate_withdrawn`, `estimate_not_withdrawable` and `email_invalid`.
 */
export async function withdrawEstimate(db: Db, key: EstimateKey, withdrawal: Withdrawal): Promise<Withdrawn> {
  const row = await loadEstimate(db, key, { forUpdate: true })
  if (row.withdrawn_at !== null) throw new ApiError('estimate_withdrawn')
  const lastDay = withdrawal.isConsumer ? withdrawableUntil(row) : null
  if (lastDay === null || lastDay < withdrawal.today) throw new ApiError('estimate_not_withdrawable')
  const address = email(withdrawal.emailAddress)
  if (!address.ok) throw new ApiError('email_invalid', { fields: { emailAddress: address.message } })
  await db
    .updateTable('estimates')
    .set({
      withdrawn_at: withdrawal.now,
      withdrawn_email: address.value,
      updated_at: withdrawal.now,
      version: row.version + 1,
    })
    .where('administration_id', '=', key.administrationId)
    .where('id', '=', key.estimateId)
    .execute()
  return {
    number: must(row.number, 'the number of an accepted estimate'),
    name: must(row.accepted_by_name, 'who accepted it'),
    acceptedOn: civilDate(must(row.accepted_at, 'when it was accepted')),
    emailAddress: address.value,
  }
}

/** The last day on which a consumer can go back on it; null of one that was not accepted, or was gone back on. */
export const withdrawableUntil = ({ accepted_at, withdrawn_at }: EstimateRow): string | null =>
  accepted_at === null || withdrawn_at !== null ? null : lastWithdrawalDay(civilDate(accepted_at))
