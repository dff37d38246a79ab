'use client'

import { useCallback, useRef, useState, type FocusEvent } from 'react'
import { useAnnouncer } from '../hooks/use-announcer.ts'
import { classNames } from '../styles/class-names.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import { roles } from '../table/table-roles.ts'
import * as styles from './entry-grid.css.ts'
import { COLUMNS, MANY_COLUMNS, MENU_WIDTH, MOST_COLUMNS } from './grid-parts.ts'
import { EntryBlock } from './entry-block.tsx'
import { EntryFoot } from './entry-foot.tsx'
import { EntryHead } from './entry-head.tsx'
import type { CellTip } from './entry-row.tsx'
import { EntryTotals } from './entry-totals.tsx'
import type { EntryGridProps, OwnProperties } from './entry-types.ts'
import { PastePanel } from './paste-panel.tsx'
import { PasteProblems } from './paste-problems.tsx'
import { placeOf } from './cell-place.ts'
import { firstRoom, type BlockPlace } from './place-block.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { useEntryKeys, type FilledCell } from './use-entry-keys.ts'
import { useEntryRows } from './use-entry-rows.ts'
import { useErrorAnnouncer } from './use-error-announcer.ts'
import { useEntryBlocks } from './use-entry-blocks.ts'
import { usePaste } from './use-paste.ts'

/**
 * Lines that are typed as in a spreadsheet: the cells are the fields. Tab goes on, Enter goes down, both add a line, the
 * arrows go from cell to cell, `=` fills in what is missing, and a block of a spreadsheet is pasted whole or not at all.
 */
export function EntryGrid<Row>(props: EntryGridProps<Row>) {
  const texts = useLanguage('entryGrid', dutch)
  const { show: showMoney } = useMoney()
  const { label, columns, rows, rowKey, newRow, errorsOf, tipOf, totals, maxRows = Infinity, readOnly = false } = props
  const table = useRef<HTMLTableElement>(null)
  const { status, announce } = useAnnouncer()
  const entries = useEntryRows(props, table, announce)
  const [at, setAt] = useState<{ index: number; columnId: string }>()
  const [filled, setFilled] = useState<FilledCell>()
  const onKeyDown = useEntryKeys(props, entries, setFilled)
  const { problems, onPaste, putText, dismiss } = usePaste(props, entries)
  const [pastesAt, setPastesAt] = useState<BlockPlace>()
  const last = useRef<BlockPlace>(undefined)
  const blocks = useEntryBlocks(rows, rowKey)
  useErrorAnnouncer(table, announce)
  const onAdd = useCallback(() => entries.insert(entries.current().length), [entries])
  const onPastes = useCallback(
    () =>
      setPastesAt((open) =>
        open ? undefined : (last.current ?? firstRoom({ rows: entries.current(), columns, newRow })),
      ),
    [entries, columns, newRow],
  )

  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const place = placeOf(event.target)
    if (!place || (place.index === at?.index && place.columnId === at.columnId)) return
    last.current = { index: place.index, columnId: place.columnId }
    setAt(last.current)
    setFilled(undefined)
  }
  const onBlur = (event: FocusEvent<HTMLTableElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setAt(undefined)
  }
  const tipOfLines = (start: number, lines: readonly Row[]) => {
    if (!at) return undefined
    const row = lines[at.index - start]
    const tip = row === undefined ? undefined : tipAt(row, at.columnId)
    return tip && { ...tip, index: at.index }
  }
  const tipAt = (row: Row, columnId: string): CellTip | undefined => {
    if (filled?.key === rowKey(row) && filled.columnId === columnId && holds(row, filled)) {
      return { columnId, text: texts.filled, keyName: texts.differenceKey, figure: showMoney(filled.cents) }
    }
    const text = tipOf?.(row, columnId)
    return text === undefined ? undefined : { columnId, text }
  }
  const holds = (row: Row, cell: FilledCell) => {
    const column = columns.find(({ id }) => id === cell.columnId)
    return column?.kind === 'money' && column.get(row) === cell.cents
  }
  const typing = readOnly ? undefined : { onKeyDownCapture: onKeyDown, onPasteCapture: onPaste, onFocus, onBlur }
  return (
    <div className={classNames(styles.frame, props.className)} data-columns={howMany(columns.length)}>
      <table
        ref={table}
        {...roles.table}
        aria-label={label}
        className={styles.table}
        style={tracksOf(columns, readOnly)}
        {...typing}
      >
        <EntryHead columns={columns} readOnly={readOnly} />
        {blocks.map(({ id, start, rows: lines }) => (
          <EntryBlock
            key={id}
            {...{ columns, rowKey, start, readOnly, entries }}
            rows={lines}
            errors={errorsOf && lines.map(errorsOf)}
            tip={tipOfLines(start, lines)}
            hasRoom={rows.length < maxRows}
          />
        ))}
        {totals && <EntryTotals columns={columns} totals={totals} readOnly={readOnly} />}
      </table>
      {!readOnly && problems.length > 0 && <PasteProblems problems={problems} onDismiss={dismiss} />}
      {!readOnly && (
        <EntryFoot
          hasRoom={rows.length < maxRows}
          pastes={pastesAt !== undefined}
          actions={props.actions}
          {...{ onAdd, onPastes }}
        />
      )}
      {!readOnly && pastesAt && (
        <PastePanel
          place={texts.place(headerOf(columns, pastesAt.columnId), pastesAt.index + 1)}
          onPaste={(text) => putText(text, pastesAt)}
          onClose={() => setPastesAt(undefined)}
        />
      )}
      <p ref={status} role="status" className={visuallyHidden} />
    </div>
  )
}

const headerOf = <Row,>(columns: EntryGridProps<Row>['columns'], columnId: string): string =>
  columns.find(({ id }) => id === columnId)?.header ?? ''

/** The tracks of every line: its number, the columns, which share what is left, and its menu. */
function tracksOf<Row>(columns: EntryGridProps<Row>['columns'], readOnly: boolean): OwnProperties {
  const tracks = columns.map(({ width }) => width ?? 'minmax(0, 1fr)')
  return { [COLUMNS]: [styles.NUMBER_WIDTH, ...tracks, ...(readOnly ? [] : [MENU_WIDTH])].join(' ') }
}

/** Named for the styles: with more columns a line becomes a card sooner. */
function howMany(columns: number): 'many' | 'most' | undefined {
  if (columns >= MOST_COLUMNS) return 'most'
  return columns >= MANY_COLUMNS ? 'many' : undefined
}
