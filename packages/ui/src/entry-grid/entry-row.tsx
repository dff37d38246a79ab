'use client'

import { memo, useRef } from 'react'
import { Kbd } from '../kbd/kbd.tsx'
import { classNames } from '../styles/class-names.ts'
import { roles } from '../table/table-roles.ts'
import { Tip } from '../tip/tip.tsx'
import { EntryCell } from './entry-cell.tsx'
import * as styles from './entry-grid.css.ts'
import { field } from './field-in-cell.css.ts'
import { EntryMenu } from './entry-menu.tsx'
import type { ByColumn, EntryColumn } from './entry-types.ts'
import { isTyped } from './place-block.ts'
import { showValue } from './show-value.ts'
import { useStyles } from './styles-of-values.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { EntryRows } from './use-entry-rows.ts'

/** What is said under a cell. */
export interface CellTip {
  columnId: string
  text: string
  /** The key that did it. */
  keyName?: string
  /** What it filled in. */
  figure?: string
}

export interface EntryRowProps<Row> {
  columns: readonly EntryColumn<Row>[]
  row: Row
  rowKey: string
  /** The place of the line, from 0. */
  index: number
  errors: ByColumn<string> | undefined
  tip: CellTip | undefined
  readOnly: boolean
  /** Whether a line more would fit. */
  hasRoom: boolean
  entries: EntryRows<Row>
}

function Line<Row>(props: EntryRowProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  const { columns, row, rowKey, index, errors, tip, readOnly, hasRoom, entries } = props
  return (
    <tr {...roles.row} data-line={rowKey} className={styles.row}>
      <th {...roles.rowHead} scope="row" data-name={texts.line} className={styles.lineNumber}>
        {index + 1}
      </th>
      {columns.map((column) => (
        <Cell
          key={column.id}
          {...{ column, row, rowKey, index, readOnly, entries }}
          error={errors?.[column.id]}
          tip={tip?.columnId === column.id ? tip : undefined}
        />
      ))}
      {!readOnly && (
        <td {...roles.cell} className={styles.menuCell}>
          <EntryMenu index={index} rowKey={rowKey} hasRoom={hasRoom} entries={entries} />
        </td>
      )}
    </tr>
  )
}

interface CellProps<Row> extends Pick<EntryRowProps<Row>, 'row' | 'rowKey' | 'index' | 'readOnly' | 'entries'> {
  column: EntryColumn<Row>
  error: string | undefined
  tip: CellTip | undefined
}

function LineCell<Row>({ column, row, rowKey, index, error, tip, readOnly, entries }: CellProps<Row>) {
  const values = useStyles()
  const cell = useRef<HTMLTableCellElement>(null)
  const isField = isTyped(column) && !readOnly
  return (
    <td
      ref={cell}
      {...roles.cell}
      data-column={column.id}
      data-kind={column.kind}
      data-name={column.header}
      className={classNames(styles.cell, isField ? field : styles.shown)}
    >
      {!isTyped(column) && column.show(row)}
      {isTyped(column) && readOnly && showValue(column, row, values)}
      {isField && (
        <EntryCell
          column={column}
          row={row}
          line={index + 1}
          error={error}
          onChange={(update) => entries.change(rowKey, update)}
        />
      )}
      {isField && tip && (
        <Tip anchor={cell} align={column.kind === 'money' || column.kind === 'number' ? 'end' : 'start'}>
          {tip.keyName !== undefined && <Kbd>{tip.keyName}</Kbd>}
          <span>
            {tip.text} {tip.figure !== undefined && <b>{tip.figure}</b>}
          </span>
        </Tip>
      )}
    </td>
  )
}

/** Typing in one cell renders no other one of its line, but for those that show what the line comes to. */
const Cell = memo(LineCell, isSameCell) as typeof LineCell

function isSameCell<Row>(before: CellProps<Row>, after: CellProps<Row>): boolean {
  return (
    before.column === after.column &&
    holdsSame(after.column, before.row, after.row) &&
    before.entries === after.entries &&
    before.index === after.index &&
    before.rowKey === after.rowKey &&
    before.readOnly === after.readOnly &&
    before.error === after.error &&
    isShallowEqual(before.tip, after.tip)
  )
}

const holdsSame = <Row,>(column: EntryColumn<Row>, before: Row, after: Row): boolean =>
  before === after || (isTyped(column) && Object.is(column.get(before), column.get(after)))

/** Typing in one line renders no other one, of two hundred or more. */
export const EntryRow = memo(Line, isSame) as typeof Line

/** Asked for each line at every key, so that it makes nothing: what is one object before and after is the same. */
function isSame<Row>(before: EntryRowProps<Row>, after: EntryRowProps<Row>): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.entries === after.entries &&
    before.index === after.index &&
    before.rowKey === after.rowKey &&
    before.readOnly === after.readOnly &&
    before.hasRoom === after.hasRoom &&
    isShallowEqual(before.errors, after.errors) &&
    isShallowEqual(before.tip, after.tip)
  )
}

export function isShallowEqual(before: object | undefined, after: object | undefined): boolean {
  if (before === after) return true
  const [one, other] = [Object.entries(before ?? {}), new Map(Object.entries(after ?? {}))]
  return one.length === other.size && one.every(([name, value]) => Object.is(value, other.get(name)))
}
