'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import { longestOf } from './report-paper.ts'
import type { ShownLine } from './report-row.tsx'
import type { ReportColumn } from './report-types.ts'

/** Under this a line is a card, which has all its figures. */
const CARD_BELOW_PX = 640
/** What a name keeps, with what lies at both ends. */
const NAME_PX = 172
/** A bold digit of 14, one of a result in 16, and what a cell has beside its figure. */
const [CHARACTER_PX, RESULT_CHARACTER_PX, BESIDE_PX] = [8.4, 9.4, 16]

const none: ReadonlySet<string> = new Set()

/**
 * The columns that have no room beside the others: those that give way, and then of parts that are summed the first, whose
 * figures would lie half under that sum. Null where nothing more can go.
 */
function columnsAway(
  columns: readonly ReportColumn[],
  widthOf: (column: ReportColumn) => number,
  roomPx: number,
): ReadonlySet<string> | null {
  if (roomPx < CARD_BELOW_PX) return none
  const needs = (kept: readonly ReportColumn[]) => kept.reduce((sum, column) => sum + widthOf(column), NAME_PX)
  const fits = [3, 2, 1]
    .map((priority) => columns.filter((column) => (column.priority ?? 1) <= priority))
    .concat(withFewerParts(columns.filter(({ priority = 1 }) => priority === 1)))
    .find((kept) => needs(kept) <= roomPx)
  return fits ? new Set(columns.filter((column) => !fits.includes(column)).map(({ id }) => id)) : null
}

/** Without its first part, its first two, and so on until one is left; none where no total says what they come to. */
function withFewerParts(columns: readonly ReportColumn[]): ReportColumn[][] {
  if (!columns.some(({ kind }) => kind === 'total')) return []
  const parts = columns.filter(({ kind = 'part' }) => kind === 'part')
  return parts.slice(1).map((_, place) => columns.filter((column) => !parts.slice(0, place + 1).includes(column)))
}

/** Which columns have no room in the frame, until somebody wants to see all of them. */
export function useReportRoom(
  frame: RefObject<HTMLElement | null>,
  columns: readonly ReportColumn[],
  shown: readonly ShownLine[],
  show: (cents: number) => string,
) {
  const [roomPx, setRoomPx] = useState(Infinity)
  const [showsAll, setShowsAll] = useState(false)
  useLayoutEffect(() => {
    if (!frame.current) return
    // oxlint-disable-next-line react/set-state-in-effect -- after the first paint the columns would move
    setRoomPx(frame.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => setRoomPx(Math.floor(entry?.contentRect.width ?? Infinity)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  const widthOf = (column: ReportColumn) =>
    longestOf(column, shown, show) * (column.kind === 'total' ? RESULT_CHARACTER_PX : CHARACTER_PX) + BESIDE_PX
  const away = columnsAway(columns, widthOf, roomPx)
  const awayCount = away?.size ?? 0
  return {
    away: showsAll || !away ? none : away,
    awayCount,
    /** Something lies beyond the edge. */
    doesScroll: away === null || (showsAll && awayCount > 0),
    showsAll,
    setShowsAll,
  }
}
