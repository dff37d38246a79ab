import type pg from 'pg'
import { againWhenLost } from '../database/connection-lost.ts'
import { keptAs } from '../database/kept-plans.ts'
import { ApiError } from './api-error.ts'
import { nobody, type Caller } from './caller.ts'

export interface CustomerQuestion {
  /** Of the path: which page. */
  readonly token: string
  /** SHA-256 of what the cookie of that page carries; null without one. */
  readonly sessionHash: Buffer | null
  /** Whether it changes something, which who only looks may not. */
  readonly changes: boolean
}

interface Row {
  administration_id: number
  contact_id: number
  link_id: number
  is_preview: boolean
  expires_at: Date
}

/**
 * Who came in by a customer's link. A session opens the page it was made for and no other. Runs as the login role, since
 * the tenant is not known yet. Throws `customer_token_invalid`, `customer_token_expired` and `customer_only_viewing`.
 */
export async function enterCustomer(
  pool: pg.Pool,
  { token, sessionHash, changes }: CustomerQuestion,
  now: Date,
): Promise<Caller> {
  if (sessionHash === null) throw new ApiError('customer_token_invalid')
  const values = [sessionHash, token]
  const { rows } = await againWhenLost(() => pool.query<Row>({ ...keptAs(pool, 'enter-customer'), text: TEXT, values }))
  const row = rows[0]
  if (row === undefined) throw new ApiError('customer_token_invalid')
  if (row.expires_at <= now) throw new ApiError('customer_token_expired')
  if (changes && row.is_preview) throw new ApiError('customer_only_viewing')
  return {
    ...nobody,
    customer: {
      administrationId: row.administration_id,
      contactId: row.contact_id,
      linkId: row.link_id,
      isPreview: row.is_preview,
    },
  }
}

const TEXT = `
  SELECT administration_id, contact_id, link_id, is_preview, expires_at
  FROM customer_sessions WHERE token_hash = $1 AND link_token = $2`
