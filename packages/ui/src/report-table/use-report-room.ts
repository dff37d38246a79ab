'use client'

import { useLayoutEffect, useState, type RefObject } from 'react'
import { roomFor, styleOf } from './report-room.ts'
import type { ReportColumn, ReportLine, ReportTogether } from './report-types.ts'
import { namesWidthOf, widthOf } from './report-widths.ts'

const none: ReadonlySet<string> = new Set()
/** What names have that are not shown yet. */
const NAMES_AT_MOST_PX = 184

/** What is in a report, and what it shares with those under it. */
interface Contents {
  columns: readonly ReportColumn[]
  lines: readonly ReportLine[]
  together: ReportTogether | undefined
  /** The ids of the groups that are open. */
  open: ReadonlySet<string>
  show: (cents: number) => string
}

/** Which columns have no room in the frame, until somebody wants to see all of them. */
export function useReportRoom(
  frame: RefObject<HTMLElement | null>,
  { columns, lines, open, together, show }: Contents,
) {
  const [roomPx, setRoomPx] = useState(Infinity)
  const [own, setOwn] = useState(false)
  useLayoutEffect(() => {
    if (!frame.current) return
    // oxlint-disable-next-line react/set-state-in-effect -- after the first paint the columns would move
    setRoomPx(frame.current.clientWidth)
    const observer = new ResizeObserver(([entry]) => setRoomPx(Math.floor(entry?.contentRect.width ?? Infinity)))
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [frame])
  // What is closed counts too: no column goes when a group opens.
  const every = [...lines, ...(together?.lines ?? [])]
  const all = every.flatMap((line) => [line, ...(line.leaves ?? [])])
  // Nor for the names, unless a word in it is longer than most.
  const namesPx = Math.max(Math.min(namesWidthOf(every), NAMES_AT_MOST_PX), namesWidthOf(lines, open))
  const room = roomFor(columns, (column) => widthOf(column, all, show), roomPx, namesPx)
  const showsAll = together?.showsAllColumns ?? own
  const { away, isTooWide } = room
  return {
    totalPx: showsAll ? 0 : room.totalPx,
    style: showsAll ? undefined : styleOf(room),
    away: showsAll ? none : away,
    awayCount: away.size,
    /** Something lies beyond the edge. */
    doesScroll: isTooWide || (showsAll && away.size > 0),
    showsAll,
    setShowsAll: together?.onShowsAllColumnsChange ?? setOwn,
  }
}
