import { sql } from 'kysely'
import type { Db } from '../../../database/db.ts'
import type { EntrySource } from '../../../database/schema/ledger.ts'

interface Entry {
  readonly source_type: EntrySource
  readonly source_id: number | null
  readonly created_by: number | null
}

interface Document {
  readonly number: string | null
  readonly contactId: number | null
}

/** Where entries came from, and who posted them. */
export interface Sources {
  /** The invoice, sold or bought, that an entry books. */
  readonly document: (entry: Entry) => Document | null
  /** The other side of a bank line. */
  readonly counterpartyIban: (entry: Entry) => string | null
  /** Whether a bank line pays the document of this number, by which the line that does so is described. */
  readonly pays: (entry: Entry, number: string) => boolean
  readonly user: (entry: Entry) => string | null
}

export async function sourcesOf(db: Db, administrationId: number, entries: readonly Entry[]): Promise<Sources> {
  const idsOf = (type: EntrySource) =>
    entries.flatMap(({ source_type: own, source_id: id }) => (own === type && id !== null ? [id] : []))
  const invoices = await documentsOf(db, 'sales_invoices', administrationId, idsOf('invoice'))
  const purchases = await documentsOf(db, 'purchases', administrationId, idsOf('purchase'))
  const bank = await bankLinesOf(db, administrationId, idsOf('bank_transaction'))
  const users = await usersOf(db, entries)
  const bankLine = ({ source_type: type, source_id: id }: Entry) =>
    type === 'bank_transaction' ? bank.get(id ?? 0) : undefined // zero: what has no source is found nowhere
  return {
    document: ({ source_type: type, source_id: id }) => {
      if (type === 'invoice') return invoices.get(id ?? 0) ?? null // zero: what has no source is found nowhere
      return type === 'purchase' ? (purchases.get(id ?? 0) ?? null) : null // zero: what has no source is found nowhere
    },
    counterpartyIban: (entry) => bankLine(entry)?.iban ?? null,
    pays: (entry, number) => bankLine(entry)?.pays.includes(number) ?? false,
    user: ({ created_by: id }) => users.get(id ?? 0) ?? null, // zero: what has no source is found nowhere
  }
}

async function documentsOf(
  db: Db,
  table: 'sales_invoices' | 'purchases',
  administrationId: number,
  ids: readonly number[],
): Promise<Map<number, Document>> {
  const { rows } = await sql<Document & { id: number }>`
    SELECT id, number, contact_id AS "contactId" FROM ${sql.table(table)}
    WHERE administration_id = ${administrationId} AND id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function bankLinesOf(db: Db, administrationId: number, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; iban: string | null; pays: string[] }>`
    SELECT b.id, b.counterparty_iban AS iban, ARRAY(
      SELECT o.number FROM item_settlements s
      JOIN owed_items o ON o.administration_id = ${administrationId} AND o.id = s.open_item_id
      WHERE s.administration_id = ${administrationId} AND s.bank_transaction_id = b.id
    ) AS pays
    FROM bank_lines b
    WHERE b.administration_id = ${administrationId} AND b.id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

async function usersOf(db: Db, entries: readonly Entry[]): Promise<Map<number, string>> {
  const ids = [...new Set(entries.flatMap(({ created_by: id }) => (id === null ? [] : [id])))]
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, trim(first_name || ' ' || last_name) AS name FROM people WHERE id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
