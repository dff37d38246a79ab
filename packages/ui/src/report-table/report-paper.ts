import type { CSSProperties } from 'react'
import type { ShownLine } from './report-row.tsx'
import type { ReportColumn } from './report-types.ts'
import { longestOf } from './report-widths.ts'

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
  const lines = shown.map(({ line }) => line)
  const characters = columns.reduce((sum, column) => sum + longestOf(column, lines, show), 0)
  return {
    counts: { '--klopt-report-columns': columns.length, '--klopt-report-characters': characters } as CSSProperties,
    isLying: characters > LYING_FROM,
  }
}
