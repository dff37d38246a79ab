import type { Column } from '@klopt/ui'

/** What a column is called where it has no head, as in a menu. */
export const columnLabel = <Row>({ id, name, header }: Column<Row>): string =>
  name ?? (typeof header === 'string' ? header : id)
