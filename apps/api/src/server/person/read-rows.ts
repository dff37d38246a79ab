import { type Client, escapeIdentifier as quote } from 'pg'

/** A row with where it lies, which tells it apart as long as the snapshot of the reader. */
export interface Row {
  readonly place: string
  readonly values: Readonly<Record<string, unknown>>
}

/**
 * What a row has to be: some columns that are together one of the combinations of numbers in their lists (all first ones, all
 * second ones, …), or a column with a text, whatever its capitals and spaces.
 */
export type Condition =
  | { readonly columns: readonly string[]; readonly among: readonly (readonly unknown[])[] }
  | { readonly column: string; readonly text: string }

/** Rows of any table of the schema, by the names of the catalogue. */
export async function readRows(client: Client, table: string, conditions: readonly Condition[]): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT t.ctid::text AS place, to_jsonb(t) AS values FROM ${quote(table)} t WHERE ${wordsOf(conditions)} ORDER BY t.ctid`,
    valuesOf(conditions),
  )
  return rows
}

/** How many there are, by administration; null for what is of none. */
export async function countRows(client: Client, table: string, conditions: readonly Condition[]) {
  const { rows } = await client.query<{ administration: number | null; count: number }>(
    `SELECT (to_jsonb(t) -> 'administration_id')::integer AS administration, count(*)::integer AS count
     FROM ${quote(table)} t WHERE ${wordsOf(conditions)} GROUP BY 1 ORDER BY 1`,
    valuesOf(conditions),
  )
  return rows
}

function wordsOf(conditions: readonly Condition[]): string {
  let count = 0
  const next = () => `$${(count += 1)}`
  const words = conditions.map((condition) => {
    if ('text' in condition) return `${bare(`t.${quote(condition.column)}`)} = ${bare(next())}`
    const columns = condition.columns.map((column) => `t.${quote(column)}`)
    return `(${columns.join(', ')}) IN (SELECT * FROM unnest(${columns.map(() => `${next()}::bigint[]`).join(', ')}))`
  })
  return words.join(' AND ')
}

const bare = (text: string) => `lower(replace(${text}::text, ' ', ''))`

const valuesOf = (conditions: readonly Condition[]): unknown[] =>
  conditions.flatMap((condition): unknown[] => ('text' in condition ? [condition.text] : [...condition.among]))
