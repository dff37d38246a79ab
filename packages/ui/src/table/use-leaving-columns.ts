'use client'

import { useState, type RefObject } from 'react'
import type { Column } from './table-types.ts'
import { useIsTooWide } from './use-is-too-wide.ts'
import { useIsNarrow } from './use-is-narrow.ts'

/**
 * The columns a table shows: without those that leave, while it would be wider than its place with them. What is left may
 * still be too wide, and then scrolls.
 */
export function useLeavingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  hasCards: boolean,
): { shown: readonly Column<Row>[]; isTooWide: boolean } {
  // What the table asked for with all its columns; they come back where there is that much.
  const [neededPx, setNeededPx] = useState(0)
  const isShort = useIsNarrow(frame, neededPx)
  const isLeaving = !hasCards && isShort && columns.some(({ leaves }) => leaves)
  const tooWidePx = useIsTooWide(frame)
  if (tooWidePx !== null && tooWidePx > neededPx) setNeededPx(tooWidePx)
  return { shown: isLeaving ? columns.filter(({ leaves }) => !leaves) : columns, isTooWide: tooWidePx !== null }
}
