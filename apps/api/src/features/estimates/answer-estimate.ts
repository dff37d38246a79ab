import { must } from '@klopt/bookkeeping/money'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { estimateSnapshot } from './estimate-snapshot.ts'
import { amountColumns, estimateBasis, estimateTotals, withOptions } from './estimate-totals.ts'
import { isAnswered, loadEstimate, type EstimateKey, type EstimateRow } from './load-estimate.ts'

interface Answer extends EstimateKey {
  /** Of the estimate as it was read. */
  readonly version: number
  readonly now: Date
  readonly today: string
}

/** Accepted by the customer here. */
interface AcceptedOnline {
  /** The address of the network it comes from. */
  readonly networkAddress: string
}

/** Accepted elsewhere, as by telephone, and noted by who keeps the books. */
interface NotedAcceptance {
  readonly notedBy: number
  readonly acceptedAt: Date
  readonly note: string
}

interface Acceptance extends Answer {
  /** Of who accepts it. */
  readonly name: string
  readonly from: AcceptedOnline | NotedAcceptance
  /** Places of the options that are wanted; null leaves them as they were sent. */
  readonly chosen: readonly number[] | null
}

/**
 * Accepts an estimate: its options and its paper are frozen with the name. Of two that answer at once one does; answers
 * what it came to. Throws `estimate_changed`, `estimate_answered` and `estimate_expired`.
 */
export async function acceptEstimate(db: Db, acceptance: Acceptance): Promise<number> {
  const row = await lockToAnswer(db, acceptance)
  const terms = { ...row.terms, lines: withOptions(row.terms.lines, acceptance.chosen) }
  const totals = estimateTotals(terms, await estimateBasis(db, row.administration_id, row.estimate_date))
  const snapshot = await estimateSnapshot(db, { ...row, terms }, must(row.number, 'the number of a sent estimate'))
  await db
    .updateTable('estimates')
    .set({
      terms: JSON.stringify(terms),
      ...amountColumns(terms, totals),
      snapshot: JSON.stringify(snapshot),
      accepted_by_name: acceptance.name.trim(),
      ...originOf(acceptance),
      updated_at: acceptance.now,
      version: row.version + 1,
    })
    .where('administration_id', '=', row.administration_id)
    .where('id', '=', row.id)
    .execute()
  return totals.grossCents
}

const originOf = ({ from, now }: Acceptance) =>
  'networkAddress' in from
    ? { accepted_at: now, accepted_from: from.networkAddress }
    : {
        accepted_at: from.acceptedAt,
        accepted_noted_by: from.notedBy,
        acceptance_note: from.note.trim() || null,
      }

/** Declines an estimate. Throws as accepting does. */
export async function declineEstimate(db: Db, answer: Answer & { readonly reason: string }): Promise<void> {
  const row = await lockToAnswer(db, answer)
  await db
    .updateTable('estimates')
    .set({
      declined_at: answer.now,
      decline_reason: answer.reason.trim(),
      updated_at: answer.now,
      version: row.version + 1,
    })
    .where('administration_id', '=', row.administration_id)
    .where('id', '=', row.id)
    .execute()
}

/** Notes that a customer had an estimate on their screen, the first time; answers whether it was that. */
export async function noteEstimateViewed(
  db: Db,
  { administrationId, estimateId }: EstimateKey,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('estimates')
    .set({ viewed_at: now })
    .where('administration_id', '=', administrationId)
    .where('id', '=', estimateId)
    .where('sent_at', 'is not', null)
    .where('viewed_at', 'is', null)
    .where('accepted_at', 'is', null)
    .where('declined_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function lockToAnswer(db: Db, { version, today, ...key }: Answer): Promise<EstimateRow> {
  const row = await loadEstimate(db, key, { forUpdate: true })
  if (isAnswered(row)) throw new ApiError('estimate_answered')
  // It was taken back, or sent anew with something else in it.
  if (row.sent_at === null || row.version !== version) throw new ApiError('estimate_changed')
  if (row.valid_until < today) throw new ApiError('estimate_expired')
  return row
}
