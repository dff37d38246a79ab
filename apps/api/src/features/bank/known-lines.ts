import type { ComparableLine } from '@klopt/bank-statements'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface KnownLine extends ComparableLine {
  readonly id: number
}

/** The lines of a book on the days of a period, as the comparison wants them. */
export async function linesBetween(
  db: Db,
  administrationId: number,
  journalId: number,
  from: string,
  to: string,
): Promise<KnownLine[]> {
  const rows = await db
    .selectFrom('bank_transactions')
    .selectAll()
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('transaction_date', '>=', from)
    .where('transaction_date', '<=', to)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    date: row.transaction_date,
    amountCents: row.amount_cents,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    description: row.description,
    structuredReference: row.structured_reference,
    endToEndId: row.end_to_end_id,
  }))
}

/**
 * Fills in texts that were lost when lines were read. What is processed already stays as it was: its entry was made with
 * what stood there.
 */
export async function keepTexts(db: Db, administrationId: number, lines: readonly KnownLine[]): Promise<void> {
  if (lines.length === 0) return
  await sql`
    UPDATE bank_transactions AS line SET description = told.description, structured_reference = told.reference
    FROM unnest(
      ${lines.map(({ id }) => id)}::bigint[],
      ${lines.map(({ description }) => description)}::text[],
      ${lines.map(({ structuredReference }) => structuredReference)}::text[]
    ) AS told (id, description, reference)
    WHERE line.administration_id = ${administrationId} AND line.id = told.id AND line.journal_entry_id IS NULL
  `.execute(db)
}

/** The closing balance of the newest statement that ended before a day; null when none has a balance. */
export async function previousClosing(
  db: Db,
  administrationId: number,
  journalId: number,
  before: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('bank_imports')
    .select('closing_balance_cents')
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('to_date', '<', before)
    .where('closing_balance_cents', 'is not', null)
    .orderBy('to_date', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  return row?.closing_balance_cents ?? null
}

/** The newest booking date in a book: an earlier download may not have had the whole of that day. */
export async function newestDay(db: Db, administrationId: number, journalId: number): Promise<string | null> {
  const row = await db
    .selectFrom('bank_transactions')
    .select((query) => query.fn.max('transaction_date').as('day'))
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .executeTakeFirst()
  return row?.day ?? null
}
