import type { ToldLine } from '@klopt/bank-statements'
import { sql } from 'kysely'
import type { Db } from '../../database/db.ts'

export interface KnownLine extends ToldLine {
  readonly id: number
  /** Null for a line that no file told. */
  readonly importId: number | null
  /** Somebody entered it by hand. */
  readonly isEntered: boolean
  /** The place of its import among those of the book; null for a line that no file told. */
  readonly importPlace: number | null
}

/** The order of the imports of a book: as they came, but for a statement that goes before one that came earlier. */
export const PLACE = sql<number>`coalesce(place, id)`

/** What is fetched at a bank, where a day may get more lines later. */
export const FEED_FORMAT = 'feed'

/** Formats that do not claim to hold every line of their days: interim reports, notices, and what was fetched. */
export const PARTIAL_FORMATS = ['camt052', 'camt054', FEED_FORMAT]

/** The lines of a book on the days of a period, as the comparison wants them. */
export async function linesBetween(
  db: Db,
  administrationId: number,
  journalId: number,
  from: string,
  to: string,
): Promise<KnownLine[]> {
  const rows = await db
    .selectFrom('bank_transactions as line')
    .leftJoin('bank_imports as file', (join) =>
      join.onRef('file.id', '=', 'line.import_id').on('file.administration_id', '=', administrationId),
    )
    .selectAll('line')
    .select('file.format')
    .select(sql<number | null>`coalesce(file.place, file.id)`.as('importPlace'))
    .where('line.administration_id', '=', administrationId)
    .where('line.journal_id', '=', journalId)
    .where('line.transaction_date', '>=', from)
    .where('line.transaction_date', '<=', to)
    // As their bank listed them: the payments of a batch stand one behind the other.
    .orderBy('line.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    importId: row.import_id,
    isEntered: row.entered_by !== null,
    importPlace: row.importPlace,
    date: row.transaction_date,
    amountCents: row.amount_cents,
    counterpartyName: row.counterparty_name,
    counterpartyIban: row.counterparty_iban,
    description: row.description,
    structuredReference: row.structured_reference,
    endToEndId: row.end_to_end_id,
    isPartial: row.format !== null && PARTIAL_FORMATS.includes(row.format),
  }))
}

/** The days of known lines that only interim reports and notices told of: no statement said what they hold in all. */
export async function openDays(
  db: Db,
  administrationId: number,
  journalId: number,
  known: readonly KnownLine[],
): Promise<ReadonlySet<string>> {
  const days = [...new Set(known.filter(({ isPartial }) => isPartial).map(({ date }) => date))].toSorted()
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Set()
  const statements = await db
    .selectFrom('bank_imports')
    .select(['from_date', 'to_date'])
    .where('administration_id', '=', administrationId)
    .where('journal_id', '=', journalId)
    .where('format', 'not in', PARTIAL_FORMATS)
    .where('from_date', '<=', last)
    .where('to_date', '>=', first)
    .execute()
  return new Set(days.filter((day) => !statements.some(({ from_date, to_date }) => from_date <= day && day <= to_date)))
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
    .orderBy(PLACE, 'desc')
    .executeTakeFirst()
  return row?.closing_balance_cents ?? null
}

/** The newest booking date that a statement told: an earlier download may not have had the whole of that day. */
export async function newestDay(db: Db, administrationId: number, journalId: number): Promise<string | null> {
  const row = await db
    .selectFrom('bank_transactions as line')
    .select((query) => query.fn.max('line.transaction_date').as('day'))
    .where('line.administration_id', '=', administrationId)
    .where('line.journal_id', '=', journalId)
    .where('line.import_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bank_imports as file')
            .select('file.id')
            .where('file.administration_id', '=', administrationId)
            .whereRef('file.id', '=', 'line.import_id')
            .where('file.format', 'in', PARTIAL_FORMATS),
        ),
      ),
    )
    .executeTakeFirst()
  return row?.day ?? null
}
