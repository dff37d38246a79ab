import { memo } from 'react'
import { roles } from '../table/table-roles.ts'
import * as styles from './entry-grid.css.ts'
import { EntryRow, isShallowEqual, type CellTip, type EntryRowProps } from './entry-row.tsx'
import type { ByColumn, OwnProperties } from './entry-types.ts'

interface EntryBlockProps<Row> extends Pick<EntryRowProps<Row>, 'columns' | 'readOnly' | 'hasRoom' | 'entries'> {
  rows: readonly Row[]
  /** The place of its first line, from 0. */
  start: number
  /** What tells a line from the others: of the line alone, so that another function says the same. */
  rowKey: (row: Row) => string
  /** What is wrong in each of its lines; undefined where nothing is asked. */
  errors: readonly (ByColumn<string> | undefined)[] | undefined
  /** What is said under a cell of the line with the focus, when that stands here. */
  tip: (CellTip & { index: number }) | undefined
}

function Block<Row>({ rows, start, rowKey, errors, tip, ...shared }: EntryBlockProps<Row>) {
  return (
    <tbody {...roles.group} className={styles.block} style={sizeOf(rows.length)}>
      {rows.map((row, place) => (
        <EntryRow
          key={rowKey(row)}
          {...shared}
          row={row}
          rowKey={rowKey(row)}
          index={start + place}
          errors={errors?.[place]}
          tip={tip?.index === start + place ? tip : undefined}
        />
      ))}
    </tbody>
  )
}

/** Typing in one line asks only those of its block whether they changed, of two hundred or more. */
export const EntryBlock = memo(Block, isSame) as typeof Block

function isSame<Row>(before: EntryBlockProps<Row>, after: EntryBlockProps<Row>): boolean {
  return (
    before.start === after.start &&
    before.columns === after.columns &&
    before.entries === after.entries &&
    before.readOnly === after.readOnly &&
    before.hasRoom === after.hasRoom &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, place) => row === after.rows[place]) &&
    after.rows.every((_, place) => isShallowEqual(before.errors?.[place], after.errors?.[place])) &&
    isShallowEqual(before.tip, after.tip)
  )
}

/** How many lines a block has, from which it is as high as it will be before it was in sight. */
const sizeOf = (lines: number): OwnProperties => ({ [styles.LINES]: lines })
