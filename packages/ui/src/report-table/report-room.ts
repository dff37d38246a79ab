import type { CSSProperties } from 'react'
import type { ReportColumn } from './report-types.ts'

/** Under this a line is a card, which has all its figures. */
const CARD_BELOW_PX = 640
/** What lies after the last figure. */
const END_PX = 20
/** What a cell has beside its figure, and what a name keeps: less where many have to stand beside each other. */
const ROOMY = { besidePx: 16, namePx: 200 }
const CLOSE = { besidePx: 8, namePx: 160 }
/** Where a column would go otherwise. */
const CLOSEST = { besidePx: 6, namePx: 160 }

/** How the styles are told: half beside each end of a figure, and what the names leave to figures that are as wide as each other. */
export const styleOf = ({ isClose, besidePx, namesPx }: ReportRoom): CSSProperties | undefined =>
  isClose
    ? ({ '--klopt-report-beside': `${besidePx / 2}px`, '--klopt-report-names': `${namesPx}px` } as CSSProperties)
    : undefined

const none: ReadonlySet<string> = new Set()

/** The columns that are left out, and whether the others stand close to each other. */
export interface ReportRoom {
  away: ReadonlySet<string>
  isClose: boolean
  /** What is beside a figure, half of it at each end. */
  besidePx: number
  /** What is left to the names, from which the width of a figure follows: the same in reports under each other. */
  namesPx: number
  /** How wide the total is at the least, for the same reason. */
  totalPx: number
  /** Nothing more can go, and it still does not fit. */
  isTooWide: boolean
}

/**
 * Which columns have room beside each other: all of them, closer to each other, without those that give way, and then of
 * parts that are summed without the first, whose figures would lie half under that sum. The names keep what their longest
 * word asks for.
 */
export function roomFor(
  columns: readonly ReportColumn[],
  widthOf: (column: ReportColumn) => number,
  roomPx: number,
  namesAtLeastPx = 0,
): ReportRoom {
  const otherwise = { away: none, isClose: false, besidePx: ROOMY.besidePx, namesPx: ROOMY.namePx, totalPx: 0 }
  if (roomPx < CARD_BELOW_PX) return { ...otherwise, isTooWide: false }
  const lasting = columns.filter(({ priority = 1 }) => priority === 1)
  const ways = [3, 2, 1]
    .map((priority) => columns.filter((column) => (column.priority ?? 1) <= priority))
    .flatMap((kept) => [ROOMY, CLOSE, CLOSEST].map((way) => ({ kept, way })))
    .concat(withFewerParts(lasting).map((kept) => ({ kept, way: CLOSEST })))
  const fitting = ways.find(({ kept, way: { besidePx, namePx } }) => {
    const ends = Math.max(namePx, namesAtLeastPx) + END_PX - besidePx / 2
    return kept.reduce((sum, column) => sum + widthOf(column) + besidePx, ends) <= roomPx
  })
  if (!fitting) return { ...otherwise, isTooWide: true }
  const { kept, way } = fitting
  const away = new Set(columns.filter((column) => !kept.includes(column)).map(({ id }) => id))
  const { besidePx } = way
  const namePx = Math.max(way.namePx, namesAtLeastPx)
  // The total is wider than a part: what it is too wide by is no part's.
  const totals = kept.filter(({ kind }) => kind === 'total')
  const ofTotals = totals.reduce((sum, column) => sum + widthOf(column) + besidePx, END_PX)
  const figurePx = Math.floor((roomPx - namePx - ofTotals) / Math.max(1, kept.length - totals.length))
  const namesPx = roomPx - figurePx * columns.length
  const isClose = way !== ROOMY
  // What is after the last figure is after it where nothing else stands behind it.
  const totalPx = isClose && totals.length === 1 && kept.at(-1) === totals[0] ? Math.ceil(ofTotals - besidePx / 2) : 0
  return { away, isClose, besidePx, namesPx, totalPx, isTooWide: false }
}

/** Without its first part, its first two, and so on until one is left; none where no total says what they come to. */
function withFewerParts(columns: readonly ReportColumn[]): ReportColumn[][] {
  if (!columns.some(({ kind }) => kind === 'total')) return []
  const parts = columns.filter(({ kind = 'part' }) => kind === 'part')
  return parts.slice(1).map((_, place) => columns.filter((column) => !parts.slice(0, place + 1).includes(column)))
}
