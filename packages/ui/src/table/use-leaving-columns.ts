'use client'

import { useLayoutEffect, useMemo, useState, type RefObject } from 'react'
import { standingsOf, type Standing } from './columns-with-room.ts'
import type { Column } from './table-types.ts'
import { useIsTooWide } from './use-is-too-wide.ts'

interface LeavingOptions {
  /** The id of the column the rows are sorted by. */
  sortedId: string | undefined
  /** Boxes stand before the rows. */
  hasChecks: boolean
  /** Its rows are cards, which have room for what they show. */
  hasCards: boolean
}

interface ColumnsInSight<Row> {
  shown: readonly Column<Row>[]
  /** The ids of those that left, as a list in words: what a cell says of them can follow. */
  away: string | undefined
  /** What the rows are sorted by, where that left. */
  sortedAway: Column<Row> | undefined
  isTooWide: boolean
}

const nothing: ReadonlyMap<string, number> = new Map()

/**
 * The columns a table has room for. What their widths promise decides, and where their contents turn out to need more, what
 * the table measured with them. What is left may still be too wide, and then scrolls.
 */
export function useLeavingColumns<Row>(
  frame: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
  { sortedId, hasChecks, hasCards }: LeavingOptions,
): ColumnsInSight<Row> {
  // By the columns in sight, what the table asked for with them; the one that left comes back where there is that much.
  const [measured, setMeasured] = useState(nothing)
  const standings = useMemo(() => standingsOf(columns, sortedId, hasChecks), [columns, sortedId, hasChecks])
  const needs = standings.map((standing) => Math.max(standing.needPx, measured.get(keyOf(standing)) ?? 0))
  const place = useFirstWithRoom(frame, needs)
  const standing = hasCards ? standings[0] : (standings[place] ?? standings.at(-1))
  const shown = standing?.columns ?? columns
  const key = standing ? keyOf(standing) : ''
  const tooWidePx = useIsTooWide(frame, key)
  const canLeave = !hasCards && place < standings.length - 1
  if (canLeave && tooWidePx !== null && tooWidePx > (measured.get(key) ?? 0))
    setMeasured(new Map(measured).set(key, tooWidePx))
  const away = columns.filter((column) => !shown.includes(column))
  return {
    shown,
    away: away.map(({ id }) => id).join(' ') || undefined,
    sortedAway: away.find(({ id }) => id === sortedId),
    isTooWide: tooWidePx !== null,
  }
}

const keyOf = <Row>({ columns }: Standing<Row>): string => columns.map(({ id }) => id).join(' ')

/** The place of the first need that fits the element; the last one where none does. It renders anew only where that changes. */
function useFirstWithRoom(element: RefObject<HTMLElement | null>, needs: readonly number[]): number {
  const [place, setPlace] = useState(0)
  const asked = needs.join(' ')
  useLayoutEffect(() => {
    if (!element.current) return
    const needed = asked.split(' ').map(Number)
    const settle = (px: number) => {
      const first = needed.findIndex((need) => need <= px)
      setPlace(first < 0 ? needed.length - 1 : first)
    }
    settle(element.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => entry && settle(entry.contentRect.width))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, asked])
  return place
}
