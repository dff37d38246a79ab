import { sql } from 'kysely'
import type { Db } from '../database/db.ts'
import type { FinancialType, JournalType } from '../database/schema/ledger.ts'
import { ApiError } from '../kernel/api-error.ts'

/** The bank and cash books of an administration, the main one first. */
export function moneyBooksOf(db: Db, administrationId: number) {
  return db
    .selectFrom('journals')
    .select(['id', 'type', 'name', 'financial_type', 'is_primary', 'iban', 'account_holder'])
    .where('administration_id', '=', administrationId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .orderBy('is_primary', 'desc')
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Whether money of an account is kept in a bank or cash book. */
export async function hasMoneyBook(db: Db, administrationId: number, accountId: number): Promise<boolean> {
  const book = await db
    .selectFrom('journals')
    .select('id')
    .where('administration_id', '=', administrationId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return book !== undefined
}

/** Gives a bank or cash book another name. Throws `not_found`. */
export async function renameMoneyBook(
  db: Db,
  administrationId: number,
  journalId: number,
  name: string,
): Promise<void> {
  const renamed = await db
    .updateTable('journals')
    .set({ name })
    .where('administration_id', '=', administrationId)
    .where('id', '=', journalId)
    .where('type', 'in', ['bankbook', 'cashbook'])
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new ApiError('not_found')
}

/** Makes a bank book the main one, and no other. Writers of the same books must wait for each other. */
export async function makePrimaryBook(db: Db, administrationId: number, journalId: number): Promise<void> {
  await sql`
    UPDATE journals SET is_primary = (id = ${journalId})
    WHERE administration_id = ${administrationId} AND type = 'bankbook'`.execute(db)
}

export interface LockedBook {
  readonly type: JournalType
  /** Null for a book of no money. */
  readonly financial_type: FinancialType | null
  readonly name: string
  readonly account_id: number | null
}

/** Locks a book until the transaction ends, so that what goes into it goes one after the other; null when it is not there. */
export async function lockMoneyBook(db: Db, administrationId: number, journalId: number): Promise<LockedBook | null> {
  const { rows } = await sql<LockedBook>`
    SELECT type, financial_type, name, account_id FROM journals
    WHERE administration_id = ${administrationId} AND id = ${journalId} FOR NO KEY UPDATE`.execute(db)
  return rows[0] ?? null
}
