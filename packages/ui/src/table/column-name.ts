import type { Column } from './table-types.ts'

/** What a column is called in words. */
export const nameOf = <Row>({ id, name, header }: Column<Row>): string =>
  name ?? (typeof header === 'string' ? header : id)
