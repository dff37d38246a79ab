'use client'

import { useRef } from 'react'
import { field as fieldInCell } from '../entry-grid/field-in-cell.css.ts'
import { classNames } from '../styles/class-names.ts'
import { useLanguage } from '../language/use-language.ts'
import { nameOf } from './column-name.ts'
import * as styles from './edited-cell.css.ts'
import type { CellAttributes } from './table-cell.tsx'
import type { Column, Refusal } from './table-types.ts'
import { dutch } from './texts.ts'
import { useCellEditing } from './use-cell-editing.ts'
import { wordsOf } from './words-of-cell.ts'

export interface EditableCellProps<Row> {
  column: Column<Row>
  row: Row
  /** What its row is called. */
  rowName: string
  isCard: boolean
  onCommit: (row: Row, columnId: string) => Refusal | Promise<Refusal>
  /** What every cell has. */
  attributes: CellAttributes
}

/** A cell that becomes a field. Only tables that have some load it. */
export function EditableCell<Row>({ column, row, rowName, isCard, onCommit, attributes }: EditableCellProps<Row>) {
  const texts = useLanguage('table', dutch)
  const cell = useRef<HTMLTableCellElement>(null)
  const { open, onDraft, handlers } = useCellEditing({
    cell,
    row,
    onCommit: (edited) => onCommit(edited, column.id),
  })
  const field = { label: texts.cellOf(nameOf(column), rowName), labelHidden: true, error: open?.error } as const
  return (
    <td
      ref={cell}
      {...attributes}
      {...handlers}
      tabIndex={-1}
      data-editable=""
      aria-readonly={undefined}
      aria-busy={open?.isWaiting || undefined}
      className={classNames(attributes.className, open ? classNames(fieldInCell, styles.edited) : styles.editable)}
    >
      {open ? column.editor?.({ row: open.row, onChange: onDraft, field }) : wordsOf(column, row, isCard)}
    </td>
  )
}
