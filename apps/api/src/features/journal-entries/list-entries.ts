import type { contract, JournalEntryItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import { storedDay } from '../../database/stored-day.ts'
import { decodeCursor, pageOf } from '../../kernel/cursor.ts'
import { likePattern } from '../../kernel/like-pattern.ts'

type Filter = QueryOf<typeof contract.journalEntries.list>
type EntryPage = ResponseOf<typeof contract.journalEntries.list>

const pageSize = 50

interface Row {
  id: number
  journal_id: number
  code: string
  name: string
  number: number
  entry_date: string
  description: string
  amount_cents: number
  line_count: number
  source_type: EntrySource
  source_id: number | null
  reverses_entry_id: number | null
  reversed_by: number | null
  place: string
}

/** What a column sorts by, and how a place in it is read back from a cursor. */
const columns = {
  entryDate: { by: sql`e.entry_date`, type: sql`date` },
  // As text, in which the number stands in a width of its own behind its year.
  number: { by: sql`(to_char(e.fiscal_year, 'FM0000') || to_char(e.number, 'FM0000000000'))`, type: sql`text` },
  description: { by: sql`(lower(e.description) COLLATE "C")`, type: sql`text` },
}

/** A page of entries with what each comes to, in the order that was asked for; the newest first otherwise. */
export async function listEntries(db: Db, administrationId: number, filter: Filter): Promise<EntryPage> {
  const sort = filter.sort ?? '-entryDate'
  const isDescending = sort.startsWith('-')
  const { by, type } = columns[sort.replace('-', '') as keyof typeof columns]
  const after = decodeCursor(filter.cursor, ['string', 'number'])
  const follows = isDescending ? sql`<` : sql`>`
  const order = isDescending ? sql`DESC` : sql`ASC`
  const { rows } = await sql<Row>`
    WITH page AS (
      SELECT e.*, ${by} AS place FROM ledger_entries e
      WHERE ${conditionsOf(administrationId, filter)}
        AND ${after === null ? sql`true` : sql`(${by}, e.id) ${follows} (CAST(${after[0]} AS ${type}), ${after[1]})`}
      ORDER BY ${by} ${order}, e.id ${order}
      LIMIT ${pageSize + 1}
    )
    SELECT p.id, p.journal_id, j.code, j.name, p.number, p.entry_date, p.description, p.source_type, p.source_id,
      p.reverses_entry_id, r.id AS reversed_by, p.place, l.amount_cents, l.line_count
    FROM page p
    JOIN ledger_journals j ON j.administration_id = ${administrationId} AND j.id = p.journal_id
    LEFT JOIN ledger_entries r ON r.administration_id = ${administrationId} AND r.reverses_entry_id = p.id
    CROSS JOIN LATERAL (
      SELECT sum(debit_cents)::bigint AS amount_cents, count(*)::bigint AS line_count FROM ledger_lines
      WHERE administration_id = ${administrationId} AND entry_id = p.id
    ) l
    ORDER BY p.place ${order}, p.id ${order}`.execute(db)
  const { shown, nextCursor } = pageOf(rows, pageSize, (row) => [row.place, row.id])
  return { items: shown.map(present), nextCursor }
}

function conditionsOf(administrationId: number, filter: Filter): RawBuilder<unknown> {
  const conditions = [sql`e.administration_id = ${administrationId}`]
  if (filter.journalId !== undefined) conditions.push(sql`e.journal_id = ${Number(filter.journalId)}`)
  if (filter.from !== undefined) conditions.push(sql`e.entry_date >= ${storedDay(filter.from)}`)
  if (filter.to !== undefined) conditions.push(sql`e.entry_date <= ${storedDay(filter.to)}`)
  if (filter.search?.trim()) conditions.push(sql`e.description ILIKE ${likePattern(filter.search)}`)
  return sql.join(conditions, sql` AND `)
}

const present = (row: Row): JournalEntryItem => ({
  id: row.id,
  journalId: row.journal_id,
  journalCode: row.code,
  journalName: row.name,
  number: row.number,
  entryDate: row.entry_date,
  description: row.description,
  amountCents: row.amount_cents,
  lineCount: row.line_count,
  sourceType: row.source_type,
  sourceId: row.source_id,
  reversesEntryId: row.reverses_entry_id,
  reversedByEntryId: row.reversed_by,
})
