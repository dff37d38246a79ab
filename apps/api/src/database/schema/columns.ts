import type { ColumnType, Generated, SelectType } from 'kysely'

/** An id the database hands out. */
export type Id = Generated<number>
/** Written as JSON text, read as the value: pg would turn an array into a PostgreSQL array. */
export type Json<T> = ColumnType<T, string, string>
/** The same for a column that may be null and may be left out. */
export type OptionalJson<T> = ColumnType<T | null, string | null | undefined, string | null>
/** `numeric`: a decimal string both ways, never a float. */
export type Decimal = string
/** A civil date, YYYY-MM-DD. */
export type CivilDate = string
/** Written once, at insert. */
export type Fixed<T> = ColumnType<T, T, never>
/** The columns of a view, which is read and never written. */
export type ReadOnly<Table> = { [Column in keyof Table]: ColumnType<SelectType<Table[Column]>, never, never> }
