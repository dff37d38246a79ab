import type { CSSProperties } from 'react'
import type { ReportColumn } from './report-types.ts'

/** Under this a line is a card, which has all its figures. */
const CARD_BELOW_PX = 640
/** What lies after the last figure. */
const END_PX = 20
/** What a cell has beside its figure, and what a name keeps: less where many have to stand beside each other. */
const ROOMY = { besidePx: 16, namePx: 200 }
const CLOSE = { besidePx: 8, namePx: 160 }
/** How the styles are told: half beside each end of a figure, and what names have before figures get wider. */
export const CLOSE_STYLE = { '--klopt-report-beside': '4px', '--klopt-report-names': '236px' } as CSSProperties

const none: ReadonlySet<string> = new Set()

/** The columns that are left out, and whether the others stand close to each other. */
export interface ReportRoom {
  away: ReadonlySet<string>
  isClose: boolean
  /** Nothing more can go, and it still does not fit. */
  isTooWide: boolean
}

/**
 * Which columns have room beside each other: all of them, closer to each other, without those that give way, and then of
 * parts that are summed without the first, whose figures would lie half under that sum.
 */
export function roomFor(
  columns: readonly ReportColumn[],
  widthOf: (column: ReportColumn) => number,
  roomPx: number,
): ReportRoom {
  if (roomPx < CARD_BELOW_PX) return { away: none, isClose: false, isTooWide: false }
  const ways = [3, 2, 1]
    .map((priority) => columns.filter((column) => (column.priority ?? 1) <= priority))
    .concat(withFewerParts(columns.filter(({ priority = 1 }) => priority === 1)))
    .flatMap((kept) => [ROOMY, CLOSE].map((way) => ({ kept, way })))
  const fitting = ways.find(({ kept, way: { besidePx, namePx } }) => {
    const ends = namePx + END_PX - besidePx / 2
    return kept.reduce((sum, column) => sum + widthOf(column) + besidePx, ends) <= roomPx
  })
  if (!fitting) return { away: none, isClose: false, isTooWide: true }
  const { kept, way } = fitting
  const away = new Set(columns.filter((column) => !kept.includes(column)).map(({ id }) => id))
  return { away, isClose: way === CLOSE, isTooWide: false }
}

/** Without its first part, its first two, and so on until one is left; none where no total says what they come to. */
function withFewerParts(columns: readonly ReportColumn[]): ReportColumn[][] {
  if (!columns.some(({ kind }) => kind === 'total')) return []
  const parts = columns.filter(({ kind = 'part' }) => kind === 'part')
  return parts.slice(1).map((_, place) => columns.filter((column) => !parts.slice(0, place + 1).includes(column)))
}
