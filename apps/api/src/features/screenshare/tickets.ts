import type pg from 'pg'
import { withTransaction } from '../../database/transaction.ts'
import { hashToken, newToken } from '../../security/tokens.ts'
import { TICKET_LIFETIME_MS } from './timings.ts'

interface Asked {
  readonly screenShareId: number
  readonly operatorId: number
  readonly now: Date
}

/** A ticket that lets the operator of a session in: once, shortly, at whatever server; the one before opens nothing more. */
export async function issueTicket(pool: pg.Pool, { screenShareId, operatorId, now }: Asked): Promise<string> {
  const token = newToken()
  await withTransaction(pool, { kind: 'system' }, (db) =>
    db
      .updateTable('screen_shares')
      .set({ ticket_hash: hashToken(token), ticket_expires_at: new Date(now.getTime() + TICKET_LIFETIME_MS) })
      .where('id', '=', screenShareId)
      .where('operator_id', '=', operatorId)
      .execute(),
  )
  return token
}

/** The session that a ticket opens for this operator; null when it is of somebody else, was used or is too old. */
export function redeemTicket(pool: pg.Pool, token: string, operatorId: number, now: Date): Promise<number | null> {
  return withTransaction(pool, { kind: 'system' }, async (db) => {
    const found = await db
      .selectFrom('screen_shares')
      .select(['id', 'ticket_expires_at'])
      .where('ticket_hash', '=', hashToken(token))
      .where('operator_id', '=', operatorId)
      .forUpdate()
      .executeTakeFirst()
    if (!found?.ticket_expires_at) return null
    await db
      .updateTable('screen_shares')
      .set({ ticket_hash: null, ticket_expires_at: null })
      .where('id', '=', found.id)
      .execute()
    return found.ticket_expires_at > now ? found.id : null
  })
}
