import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../../../database/db.ts'
import { ApiError } from '../../../kernel/api-error.ts'
import type { Processor } from '../process-line.ts'
import type { Consent } from './bank-feed.ts'

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
  bankName: string,
): Promise<Question> {
  const state = `${administrationId}.${randomBytes(24).toString('base64url')}`
  const validUntil = new Date(now.getTime() + CONSENT_DAYS * DAY_MS)
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
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, state, validUntil }
}

/** The question that an answer is to, of whoever asked it within the hour. Throws `not_found`. */
export async function questionOf(db: Db, { administrationId, userId, now }: Processor, state: string): Promise<number> {
  const row = await db
    .selectFrom('bank_connections')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('token_hash', '=', hashOf(state))
    .where('created_by', '=', userId)
    .where('state', '=', 'asked')
    .where('created_at', '>', new Date(now.getTime() - ANSWER_WITHIN_MS))
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row.id
}

/** Keeps the consent that was given. */
export async function keepConsent(
  db: Db,
  administrationId: number,
  connectionId: number,
  consent: Consent,
): Promise<void> {
  await db
    .updateTable('bank_connections')
    .set({ state: 'active', session_id: consent.sessionId, valid_until: consent.validUntil })
    .where('administration_id', '=', administrationId)
    .where('id', '=', connectionId)
    .execute()
  for (const { providerId, iban } of consent.accounts) {
    const account = { administration_id: administrationId, connection_id: connectionId, provider_id: providerId, iban }
    await db
      .insertInto('bank_connection_accounts')
      .values({ ...account, fetched_until: null })
      .execute()
  }
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()
