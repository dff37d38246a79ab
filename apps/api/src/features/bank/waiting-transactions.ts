import { must } from '@klopt/bookkeeping/money'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import { columns, conditionsOf, JUDGED_AT_MOST, type TransactionRow } from './transactions.ts'

/** Which waiting lines: of one book, of those found by a search, or all. */
export interface WaitingList {
  readonly journalId?: number | undefined
  readonly search?: string | undefined
}

/** A line among others, by day. */
export interface LinePlace {
  readonly date: string
  readonly id: number
}

/** Waiting lines, oldest first and at most 5000 or fewer, for processing the certain ones; only those behind a place when it is given. */
export async function waitingTransactions(
  db: Db,
  administrationId: number,
  list: WaitingList = {},
  after: LinePlace | null = null,
  limit = JUDGED_AT_MOST,
): Promise<TransactionRow[]> {
  const behind = after ? sql`AND (t.transaction_date, t.id) > (${after.date}::date, ${after.id})` : sql``
  const { rows } = await sql<TransactionRow>`
    SELECT ${columns(administrationId)} FROM bank_transactions t
    WHERE t.administration_id = ${administrationId} AND ${waitingIn(list)} ${behind}
    ORDER BY t.transaction_date, t.id
    LIMIT ${limit}`.execute(db)
  return rows
}

/** How many lines of a list wait. */
export async function countWaiting(db: Db, administrationId: number, list: WaitingList): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) AS count FROM bank_transactions t
    WHERE t.administration_id = ${administrationId} AND ${waitingIn(list)}`.execute(db)
  return must(rows[0], 'the count of waiting lines').count
}

function waitingIn({ journalId, search }: WaitingList): RawBuilder<unknown> {
  const filter = { journalId: journalId === undefined ? undefined : String(journalId), search }
  return sql`${conditionsOf(filter)} AND t.journal_entry_id IS NULL`
}
