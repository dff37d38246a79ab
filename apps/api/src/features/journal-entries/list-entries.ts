import type { contract, JournalEntryItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { countSegments } from '../../kernel/segments.ts'

type Filter = QueryOf<typeof contract.journalEntries.list>
type EntryPage = ResponseOf<typeof contract.journalEntries.list>

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
}

const entryList: List<ColumnOf<Filter>> = {
  name: 'journal-entries',
  columns: {
    entryDate: { by: sql`e.entry_date`, type: 'date' },
    number: { year: sql`e.fiscal_year`, by: sql`e.number`, type: 'bigint' },
    description: { by: sql`e.description COLLATE list_order`, type: 'text' },
  },
  defaultSort: '-entryDate',
  id: sql`e.id`,
}

/**
 * A page of entries with what each comes to, in the order that was asked for; the newest first otherwise. The first with
 * how many there are.
 */
export async function listEntries(db: Db, administrationId: number, filter: Filter): Promise<EntryPage> {
  const where = await conditionsOf(db, administrationId, filter)
  const lines = sql`FROM ledger_lines WHERE administration_id = ${administrationId} AND entry_id = e.id`
  const journal = sql`FROM ledger_journals WHERE administration_id = ${administrationId} AND id = e.journal_id`
  // What stands beside an entry is looked up of those of the page alone: joined, the planner takes an administration for
  // small whose entries are few of all, and reads the lines of each before it orders them.
  const page = readList<Row, ColumnOf<Filter>>(db, entryList, filter, {
    select: sql`e.id, e.journal_id, (SELECT code ${journal}) AS code, (SELECT name ${journal}) AS name, e.number,
      e.entry_date, e.description, e.source_type, e.source_id, e.reverses_entry_id,
      (SELECT id FROM ledger_entries WHERE administration_id = ${administrationId} AND reverses_entry_id = e.id)
        AS reversed_by,
      (SELECT sum(debit_cents)::bigint ${lines}) AS amount_cents, (SELECT count(*)::bigint ${lines}) AS line_count`,
    from: sql`FROM ledger_entries e`,
    where,
  })
  const all = sql`SELECT e.id FROM ledger_entries e WHERE ${where}`
  const counted = filter.cursor === undefined ? countSegments(db, [], { all }) : undefined
  const [{ rows, ...cursors }, segments] = await Promise.all([page, counted])
  return { items: rows.map(present), ...cursors, ...(segments && { segments }) }
}

async function conditionsOf(db: Db, administrationId: number, filter: Filter): Promise<RawBuilder<unknown>> {
  const conditions = [sql`e.administration_id = ${administrationId}`]
  if (filter.journalId !== undefined) conditions.push(sql`e.journal_id = ${Number(filter.journalId)}`)
  if (filter.journalType !== undefined) {
    const { rows } = await sql<{ id: number }>`SELECT id FROM ledger_journals
      WHERE administration_id = ${administrationId} AND type = ${filter.journalType}`.execute(db)
    // One book has an index in the order of the list; a condition on several has none.
    conditions.push(
      rows.length === 1 ? sql`e.journal_id = ${rows[0]?.id}` : sql`e.journal_id = ANY(${rows.map(({ id }) => id)})`,
    )
  }
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
