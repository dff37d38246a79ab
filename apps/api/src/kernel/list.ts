import type { RawBuilder } from 'kysely'

/** What a column holds: how its values travel in a cursor, and what `start` may say. */
export type ColumnType = 'date' | 'text' | 'bigint' | 'timestamptz'

export interface ListColumn {
  /** Of the table that the list is of, with an index on (the tenant, this, the id): a text says `COLLATE list_order`. */
  readonly by: RawBuilder<unknown>
  readonly type: ColumnType
  /** Of a number that begins anew each year: its year comes first, and `2026/15` stands for both. */
  readonly year?: RawBuilder<number>
  /** Rows without a value stand behind all others when it rises, before them when it falls. */
  readonly isNullable?: true
}

/** A list as it is declared once: what it sorts by, and what breaks a tie. */
export interface List<Column extends string> {
  /** Binds a cursor to its list. */
  readonly name: string
  readonly columns: Readonly<Record<Column, ListColumn>>
  readonly defaultSort: SortOf<Column>
  readonly id: RawBuilder<number>
}

/** A column rises, with a minus before it falls. */
export type SortOf<Column extends string> = Column | `-${Column}`

/** The columns that a query of the contract offers. */
export type ColumnOf<Query extends { readonly sort?: string | undefined }> = Exclude<
  NonNullable<Query['sort']>,
  `-${string}`
>

/** The query of a list: `sort`, `cursor` and `start` are read here, all else is its filter and binds the cursor too. */
export interface ListQuery<Column extends string> {
  readonly sort?: SortOf<Column> | undefined
  readonly cursor?: string | undefined
  readonly start?: string | undefined
  /** Of whoever reads all of a list; 50 for a screen. */
  readonly pageSize?: number | undefined
}
