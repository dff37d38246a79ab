/** What a column holds, which decides how it is written. */
export type ColumnKind = 'text' | 'cents' | 'decimal'

/** A table that goes along when somebody takes their books with them. */
export interface ExportTable {
  readonly file: string
  /** The table as `t`, with what is joined to it. */
  readonly from: string
  /** Which rows of it go along; all of them when left out. */
  readonly where?: string
  /** The user whose rows these are, where not every administrator may read those of others. */
  readonly ownedBy?: string
  /** The head of each column, what it shows, and its kind. */
  readonly columns: readonly (readonly [header: string, expression: string, kind?: ColumnKind])[]
}

/** A row of `table` in the same administration, by its id. */
export const joined = (table: string, alias: string, key: string) =>
  `LEFT JOIN ${table} ${alias} ON ${alias}.administration_id = t.administration_id AND ${alias}.id = ${key}`
