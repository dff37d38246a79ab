import type { TableProps } from './table-types.ts'

/** Whether cells of a table can be edited. */
export const isEdited = <Row>({ columns, onCellCommit }: TableProps<Row>): boolean =>
  onCellCommit !== undefined && columns.some(({ editor }) => editor)
