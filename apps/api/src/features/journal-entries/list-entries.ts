import type { contract, JournalEntryItem, QueryOf, ResponseOf } from '@klopt/api-client/contract'
import { sql, type RawBuilder } from 'kysely'
import { countEntries } from '../../books/count-entries.ts'
import type { Db } from '../../database/db.ts'
import type { EntrySource } from '../../database/schema/ledger.ts'
import { storedDay } from '../../database/stored-day.ts'
import { likePattern } from '../../kernel/like-pattern.ts'
import type { ColumnOf, List } from '../../kernel/list.ts'
import { readList } from '../../kernel/read-list.ts'
import { cappedCount, countSegments, type Segment } from '../../kernel/segments.ts'
import { withLines } from './lines-of-entries.ts'

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
  const journals = await journalsOf(db, administrationId, filter)
  const where = conditionsOf(administrationId, filter, journals)
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
  const counted =
    filter.cursor === undefined ? segmentsOf(db, administrationId, { filter, journals, where }) : undefined
  const [{ rows, ...cursors }, segments] = await Promise.all([page, counted])
  const entries = rows.map(present)
  const items = filter.withLines === 'true' ? await withLines(db, administrationId, entries) : entries
  return { items, ...cursors, ...(segments && { segments }) }
}

interface Counted {
  readonly filter: Filter
  readonly journals: readonly number[] | null
  readonly where: RawBuilder<unknown>
}

/** Of the whole list, or of one book, the number is known; what else it is narrowed by is counted. */
async function segmentsOf(
  db: Db,
  administrationId: number,
  { filter, journals, where }: Counted,
): Promise<Record<'all', Segment<never>>> {
  const { from, to, search } = filter
  const isWhole = from === undefined && to === undefined && !search?.trim()
  if (isWhole && (journals === null || journals.length === 1)) {
    return { all: cappedCount(await countEntries(db, administrationId, journals?.[0] ?? null)) }
  }
  return countSegments(db, [], { all: sql`SELECT e.id FROM ledger_entries e WHERE ${where}` })
}

/** The books whose entries are asked for; null for all. */
async function journalsOf(db: Db, administrationId: number, filter: Filter): Promise<readonly number[] | null> {
  const named = filter.journalId === undefined ? null : Number(filter.journalId)
  if (filter.journalType === undefined) return named === null ? null : [named]
  const { rows } = await sql<{ id: number }>`SELECT id FROM ledger_journals
    WHERE administration_id = ${administrationId} AND type = ${filter.journalType}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return named === null ? ids : ids.filter((id) => id === named)
}

function conditionsOf(
  administrationId: number,
  filter: Filter,
  journals: readonly number[] | null,
): RawBuilder<unknown> {
  const conditions = [sql`e.administration_id = ${administrationId}`]
  // One book has an index in the order of the list; a condition on several has none.
  if (journals !== null)
    conditions.push(journals.length === 1 ? sql`e.journal_id = ${journals[0]}` : sql`e.journal_id = ANY(${journals})`)
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
