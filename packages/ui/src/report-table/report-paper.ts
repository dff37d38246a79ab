import type { CSSProperties } from 'react'
import { showCents } from '../figures/show-cents.ts'
import type { ShownLine } from './report-row.tsx'
import type { ReportColumn } from './report-types.ts'

/** From so many characters of figures beside each other a sheet that stands upright makes them too small to read. */
const LYING_FROM = 85

/**
 * What a report needs on paper, where nothing scrolls: the styles make the type as small as its figures ask for, and a
 * report of many columns lies on its side.
 */
export function paperOf(
  columns: readonly ReportColumn[],
  shown: readonly ShownLine[],
  show: (cents: number) => string,
) {
  const characters = columns.reduce((sum, column) => sum + longestOf(column, shown, show), 0)
  return {
    style: { '--klopt-report-columns': columns.length, '--klopt-report-characters': characters } as CSSProperties,
    'data-paper': characters > LYING_FROM ? 'lying' : undefined,
  }
}

/** The most characters that stand on one line of a column: a figure does not break, a head breaks between its words. */
export function longestOf(column: ReportColumn, shown: readonly ShownLine[], show: (cents: number) => string): number {
  const words = column.header.split(/\s+/)
  const cents = column.kind === 'difference' ? [] : shown.map(({ line }) => line.figures[column.id] ?? 0)
  const ends = [Math.min(0, ...cents), Math.max(0, ...cents)]
  return Math.max(...[...words, ...ends.map((end) => showCents(end, show))].map(({ length }) => length))
}
