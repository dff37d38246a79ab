import type { MoneyEntryColumn } from './entry-types.ts'

/** Whether an amount is beyond what can stand in a column, with either sign. */
export const isTooMuch = <Row>(
  column: MoneyEntryColumn<Row>,
  cents: number | null,
): column is MoneyEntryColumn<Row> & { maxCents: number } =>
  cents !== null && column.maxCents !== undefined && Math.abs(cents) > column.maxCents
