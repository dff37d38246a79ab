import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Processor } from '../process-line.ts'
import type { FeedBank } from './bank-feed.ts'

/** The longest that the law lets a consent stand (180 days: regulation (EU) 2022/2360). */
const CONSENT_DAYS = 180
const DAY_MS = 86_400_000
/** Giving consent at a bank takes minutes. */
const ANSWER_WITHIN_MS = 3_600_000

export interface Question {
  readonly id: number
  /** What comes back with the answer: whose it is, and a proof that we asked. */
  readonly state: string
  readonly validUntil: Date
}

/** Keeps that consent is asked for. */
export async function askConsent(
  db: Db,
  { administrationId, userId, now }: Processor,
  { name: bankName, longestConsentMs }: FeedBank,
): Promise<Question> {
  const state = `${administrationId}.${randomBytes(24).toString('base64url')}`
  const lawMs = CONSENT_DAYS * DAY_MS
  const validUntil = new Date(now.getTime() + Math.min(lawMs, longestConsentMs ?? lawMs))
  const { id } = await db
    .insertInto('bank_connections')
    .values({
      administration_id: administrationId,
      bank_name: bankName,
      token_hash: hashOf(state),
      session_id: null,
      valid_until: validUntil,
      failure: null,
      fetched_at: null,
      created_by: userId,
      created_at: now,
      ended_at: null,
      ended_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, state, validUntil }
}

/**
 * The question that an answer is to, of whoever asked it within the hour. Throws `not_found`, `bank_consent_of_other`, and
 * `bank_consent_expired` for one that was answered before too.
 */
export async function questionOf(db: Db, { administrationId, userId, now }: Processor, state: string): Promise<number> {
  const row = await db
    .selectFrom('bank_connections')
    .select(['id', 'state', 'created_by', 'created_at'])
    .where('administration_id', '=', administrationId)
    .where('token_hash', '=', hashOf(state))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  if (row.created_by !== userId) throw new ApiError('bank_consent_of_other')
  const isLate = now.getTime() - row.created_at.getTime() >= ANSWER_WITHIN_MS
  if (isLate || row.state !== 'asked') throw new ApiError('bank_consent_expired')
  return row.id
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()
