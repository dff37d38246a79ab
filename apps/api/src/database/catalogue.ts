import type { Client } from 'pg'
import type { BackupHeader } from './backup-file.ts'

/** A table with Klopt's data, and the columns that take a value (those that are computed do not). */
export interface Table {
  name: string
  columns: string[]
}

/** The tables of the schema in the order of their names. What migrations were applied is not data. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname <> 'schema_migrations'
    GROUP BY c.relname ORDER BY c.relname`)
  return rows
}

/** The sequences of the schema and how far they have counted. */
export async function listSequences(client: Client): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<{ name: string; last_value: string | null; start_value: string }>(`
    SELECT sequencename::text AS name, last_value::text, start_value::text
    FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`)
  return rows.map(({ name, last_value, start_value }) => ({
    name,
    lastValue: last_value ?? start_value,
    isCalled: last_value !== null,
  }))
}

/** A foreign key: by which columns the rows of a table point at those of another. */
export interface Reference {
  readonly table: string
  readonly columns: readonly string[]
  readonly target: string
  readonly targetColumns: readonly string[]
}

/** Every foreign key of the schema. */
export async function listReferences(client: Client): Promise<Reference[]> {
  const namesOf = (relation: string, keys: string) => `
    (SELECT array_agg(a.attname::text ORDER BY place) FROM unnest(${keys}) WITH ORDINALITY AS k (attnum, place)
     JOIN pg_attribute a ON a.attrelid = ${relation} AND a.attnum = k.attnum)`
  const { rows } = await client.query<Reference>(`
    SELECT c.conrelid::regclass::text AS table, ${namesOf('c.conrelid', 'c.conkey')} AS columns,
      c.confrelid::regclass::text AS target, ${namesOf('c.confrelid', 'c.confkey')} AS "targetColumns"
    FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND c.conparentid = 0
    ORDER BY 1, c.conname`)
  return rows
}
