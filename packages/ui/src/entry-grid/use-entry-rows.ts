'use client'

import { useLayoutEffect, useMemo, useRef, type RefObject } from 'react'
import { useLatest } from '../overlay/use-latest.ts'
import { focusCell } from './cell-place.ts'
import type { EntryGridProps } from './entry-types.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** What is done to the lines of a grid. It stays the same object, so that a line does not render for it. */
export interface EntryRows<Row> {
  /** The lines as they are now, also between two renders. */
  current: () => readonly Row[]
  change: (key: string, update: (row: Row) => Row) => void
  /** Puts an empty line at a place and goes to its first cell. */
  insert: (index: number) => void
  /** Takes a line away and goes to the one that takes its place. The last one that is left becomes an empty one. */
  remove: (key: string, columnId?: string) => void
  replace: (rows: readonly Row[]) => void
  /** Goes to a cell, with its text selected, once what is changed now is shown. */
  goTo: (index: number, columnId: string) => void
  /** Says something to who cannot see it happen. */
  announce: (text: string) => void
}

export function useEntryRows<Row>(
  props: EntryGridProps<Row>,
  table: RefObject<HTMLTableElement | null>,
  announce: (text: string) => void,
): EntryRows<Row> {
  const texts = useLanguage('entryGrid', dutch)
  const latest = useLatest(props)
  const rows = useRef(props.rows)
  /** The cell to go to once its line is there. */
  const next = useRef<{ index: number; columnId?: string | undefined }>(undefined)

  useLayoutEffect(() => {
    rows.current = props.rows
    const place = next.current
    next.current = undefined
    if (place && table.current) focusCell(table.current, place.index, place.columnId)
  })

  return useMemo(() => {
    const replace = (changed: readonly Row[]) => {
      rows.current = changed
      latest.current.onChange(changed)
    }
    const indexOf = (key: string) => rows.current.findIndex((row) => latest.current.rowKey(row) === key)
    return {
      current: () => rows.current,
      replace,
      announce,
      goTo: (index, columnId) => {
        next.current = { index, columnId }
      },
      change: (key, update) =>
        replace(rows.current.map((row) => (latest.current.rowKey(row) === key ? update(row) : row))),
      insert: (index) => {
        const { maxRows = Infinity, newRow } = latest.current
        if (rows.current.length >= maxRows) return announce(texts.full(maxRows))
        next.current = { index }
        replace(rows.current.toSpliced(index, 0, newRow()))
      },
      remove: (key, columnId) => {
        const index = indexOf(key)
        if (index < 0) return
        const left = rows.current.toSpliced(index, 1)
        next.current = { index: Math.min(index, Math.max(left.length - 1, 0)), columnId }
        replace(left.length > 0 ? left : [latest.current.newRow()])
        announce(texts.removed(index + 1))
      },
    } satisfies EntryRows<Row>
  }, [latest, announce, texts])
}
