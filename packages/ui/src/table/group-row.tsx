'use client'

import type { ReactNode, Ref } from 'react'
import * as styles from './group-row.css.ts'
import { roles } from './table-roles.ts'
import type { RowGroup } from './table-types.ts'

interface WideRowProps {
  place: number
  colSpan: number
  isInteractive: boolean
  measure: Ref<HTMLTableRowElement> | undefined
}

/** The head of rows that belong together. */
export function GroupRow({ group, ...wide }: WideRowProps & { group: RowGroup }) {
  return (
    <WideRow {...wide} className={styles.group}>
      <span className={styles.line}>
        <span className={styles.name}>{group.name}</span>
        {group.detail}
        <span className={styles.count}>{group.count}</span>
      </span>
    </WideRow>
  )
}

/** What belongs to the row above it. */
export function DetailRow({ children, ...wide }: WideRowProps & { children: ReactNode }) {
  return (
    <WideRow {...wide} className={styles.detail}>
      {children}
    </WideRow>
  )
}

/** A row of one cell, as wide as the table. */
function WideRow(props: WideRowProps & { className: string; children: ReactNode }) {
  const { place, colSpan, isInteractive, measure, className, children } = props
  return (
    <tr ref={measure} {...roles.row} aria-rowindex={place + 2} data-place={place} className={styles.row}>
      <td {...(isInteractive ? roles.gridCell : roles.cell)} colSpan={colSpan} className={className}>
        {children}
      </td>
    </tr>
  )
}
