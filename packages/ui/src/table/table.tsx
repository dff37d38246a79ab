'use client'

import { useRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { classNames } from '../styles/class-names.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CardTools } from './card-tools.tsx'
import { KeptPlace } from './kept-place.tsx'
import { TableBody } from './table-body.tsx'
import { TableFoot } from './table-foot.tsx'
import { TableHead } from './table-head.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import type { TableProps } from './table-types.ts'
import { CARDS_BELOW_PX } from './table-rules.ts'
import * as styles from './table.css.ts'
import { useCardChoice } from './use-card-choice.ts'
import { useColumnArrangement } from './use-column-arrangement.ts'
import { useColumnWidths } from './use-column-widths.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useLeavingColumns } from './use-leaving-columns.ts'
import { usePinnedColumns } from './use-pinned-columns.ts'
import { useRoomBelow } from './use-room-below.ts'
import { useTableRows } from './use-table-rows.ts'

/**
 * Rows of things: a table with room, cards without. It shows what it is given in the order it is
 * given; sorting, filtering and fetching are its owner's.
 */
export function Table<Row>(props: TableProps<Row>) {
  const texts = useLanguage('table', dutch)
  const { label, rows, sort, onSortChange, loading, maxHeight, cardTools = true, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const hasCards = useIsNarrow(frame, CARDS_BELOW_PX)
  const choice = useCardChoice(props.selection, hasCards)
  const state = useTableRows(props, scroller, choice.isByPress)
  const resizable = useColumnWidths(props.columnWidthsKey, props.columnWidthStore)
  const { selection, isInteractive, rowWindow } = state
  const { columns: arranged, mover } = useColumnArrangement(props, hasCards)
  const room = { sortedId: sort?.columnId, hasChecks: selection !== null, hasCards }
  const { shown: columns, away, sortedAway, isTooWide } = useLeavingColumns(frame, arranged, room)
  usePinnedColumns(
    frame,
    columns.some(({ pinned }) => pinned),
  )
  // What scrolls sideways cannot let its head stick to the page, and so scrolls both ways.
  const fits = (rowWindow.isVirtual || isTooWide) && maxHeight === undefined
  const scrollsItself = fits || maxHeight !== undefined
  useRoomBelow(frame, fits)
  const more = Math.max(0, (props.totalCount ?? 0) - rows.length)
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined)
  const selectsOne = rows.length === 1 && selection !== null
  const selectAll = selection && (
    <Checkbox
      labelHidden={!hasCards}
      label={texts.selectAll}
      checked={selection.isAll}
      indeterminate={selection.isSome}
      onChange={selection.toggleAll}
    />
  )
  return (
    <div
      ref={frame}
      data-totals={(hasTotals && !scrollsItself) || undefined}
      data-away={away}
      data-chooses={choice.isChoosing ? (choice.isByPress ? 'press' : 'box') : undefined}
      className={classNames(styles.frame, className)}
    >
      <KeptPlace frame={frame} scrollsItself={scrollsItself} onKept={state.keepPlace} />
      {hasCards &&
        (cardTools || choice.isChoosing) &&
        (rows.length > 1 || selectsOne || (loading && rows.length === 0)) && (
          <CardTools
            {...{ columns, sort, choice, selectAll }}
            onSortChange={selectsOne || !cardTools ? undefined : onSortChange}
          />
        )}
      <div
        ref={scroller}
        // Without rows that take the focus, the keys that scroll need something else to go to.
        {...(scrollsItself && !isInteractive && { tabIndex: 0, role: 'region', 'aria-label': label })}
        data-scrolls={scrollsItself ? 'self' : 'page'}
        data-fits={fits || undefined}
        data-bar={selection ? '' : undefined}
        style={{ maxHeight }}
        className={styles.scroller}
      >
        <table
          // Rows that open belong to a tree.
          role={!isInteractive ? 'table' : props.detail ? 'treegrid' : 'grid'}
          aria-label={label}
          aria-rowcount={state.entries.count + more + 1}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={loading || undefined}
          // Columns would change their width with every row that comes and goes, or not take the width they are given.
          data-layout={rowWindow.isVirtual || resizable?.widths ? 'fixed' : undefined}
          className={styles.table}
        >
          {/* Heads that nobody sees take no Tab: what they do stands above the cards. */}
          <TableHead
            {...{ columns, sort, sortedAway, resizable }}
            mover={hasCards ? null : mover}
            hasCheckColumn={selection !== null}
            selectAll={hasCards ? null : selectAll}
            onSortChange={hasCards ? undefined : onSortChange}
          />
          <TableBody table={{ ...props, columns }} state={state} hasCards={hasCards} />
          {hasTotals && <TableFoot columns={columns} hasCheckColumn={selection !== null} />}
        </table>
      </div>
      {props.selection && (
        <BulkBar
          count={props.selection.keys.size}
          summary={props.bulkSummary}
          onClear={() => props.selection?.onChange(new Set())}
          // The row that Tab leads to is the one that was worked on.
          onFocusLost={() => scroller.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()}
        >
          {props.bulkActions}
        </BulkBar>
      )}
    </div>
  )
}
