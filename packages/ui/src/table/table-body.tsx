'use client'

import { Fragment } from 'react'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { classNames } from '../styles/class-names.ts'
import { DetailRow, GroupRow } from './group-row.tsx'
import type { Entry } from './table-entries.ts'
import { placeOf } from './table-cell.tsx'
import { TableRow } from './table-row.tsx'
import { isEdited } from './is-edited.ts'
import type { Column, TableProps } from './table-types.ts'
import { roles } from './table-roles.ts'
import * as foot from './table-foot.css.ts'
import * as styles from './table.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { TableRows } from './use-table-rows.ts'

interface TableBodyProps<Row> {
  table: TableProps<Row>
  state: TableRows
  /** Its rows are cards. */
  hasCards: boolean
}

/** The rows that are in sight, or what stands in their place. */
export function TableBody<Row>({ table, state, hasCards }: TableBodyProps<Row>) {
  const { rows, columns, rowKey } = table
  const { rowWindow, entries, selection, isInteractive } = state
  const colSpan = columns.length + (selection ? 1 : 0)
  return (
    <tbody {...roles.group} className={styles.body} {...state.handlers}>
      {rowWindow.items.map(({ place, gapBefore }) => {
        const entry = entries.at(place)
        const row = rows[entry.index]
        if (row === undefined) return null
        return (
          <Fragment key={`${entry.kind} ${rowKey(row)}`}>
            {gapBefore > 0 && <Spacer height={gapBefore} />}
            <BodyEntry {...{ table, state, hasCards, entry, place, row, colSpan }} />
          </Fragment>
        )
      })}
      {rowWindow.gapAfter > 0 && <Spacer height={rowWindow.gapAfter} />}
      {rows.length === 0 && table.loading && <LoadingRows columns={columns} hasCheckColumn={selection !== null} />}
      {rows.length === 0 && !table.loading && table.empty && (
        <tr {...roles.row} className={foot.placeholderRow}>
          <td {...(isInteractive ? roles.gridCell : roles.cell)} colSpan={colSpan} className={foot.placeholder}>
            {table.empty}
          </td>
        </tr>
      )}
    </tbody>
  )
}

interface BodyEntryProps<Row> extends TableBodyProps<Row> {
  entry: Entry
  place: number
  row: Row
  colSpan: number
}

/** A row, the head of a group, or what belongs to a row. */
function BodyEntry<Row>({ table, state, hasCards, entry, place, row, colSpan }: BodyEntryProps<Row>) {
  const texts = useLanguage('table', dutch)
  const { rowKey, rowLabel, columns, onRowActivate, onRowPress } = table
  const { isInteractive, rowWindow, active } = state
  const { kind, index } = entry
  const shared = { place, isInteractive, measure: rowWindow.measure }
  if (kind === 'group' && table.groupOf) return <GroupRow {...shared} {...{ colSpan }} group={table.groupOf(row)} />
  if (kind === 'detail') {
    return (
      <DetailRow {...shared} {...{ colSpan }}>
        {table.detail?.(row)}
      </DetailRow>
    )
  }
  const key = rowKey(row)
  const rowName = rowLabel?.(row) ?? texts.row(index + 1)
  return (
    <TableRow
      {...shared}
      {...{ row, index, columns }}
      isPressable={Boolean(onRowPress ?? onRowActivate)}
      isTabStop={index === active}
      isCurrent={key === table.currentKey}
      isSelected={table.selection?.keys.has(key)}
      isOpen={table.detail && key === table.openKey}
      isCard={hasCards}
      selectLabel={texts.select(rowName)}
      rowName={rowName}
      onCellCommit={isEdited(table) ? table.onCellCommit : undefined}
    />
  )
}

/** Holds the place of rows that are not in the document. */
const Spacer = ({ height }: { height: number }) => <tr aria-hidden style={{ height }} />

interface LoadingRowsProps<Row> {
  columns: readonly Column<Row>[]
  hasCheckColumn: boolean
}

/** Bars in the places where texts will be, of a row as of a card. */
function LoadingRows<Row>({ columns, hasCheckColumn }: LoadingRowsProps<Row>) {
  return Array.from({ length: 8 }, (_, index) => (
    <tr key={index} aria-hidden data-selectable={hasCheckColumn || undefined} className={styles.row}>
      {hasCheckColumn && (
        <td className={classNames(styles.cell, styles.checkCell)}>
          <Skeleton width="16px" height="16px" />
        </td>
      )}
      {columns.map((column, place) => (
        <td key={column.id} {...placeOf(column)} className={styles.cell}>
          <Skeleton width={place === 0 ? '60%' : '80%'} className={foot.loadingText} />
        </td>
      ))}
    </tr>
  ))
}
