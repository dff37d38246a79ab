import type { Row } from '../bench.ts'
import type { Spread } from '../measure/spread.ts'

const titles = ['what', 'ours', 'beside', 'ratio', 'min..max', 'goal', 'met'] as const

/** The rows as text, in columns. */
export function tableOf(rows: readonly Row[]): string {
  const cells = [titles, ...rows.map(cellsOf)]
  const widths = titles.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const lines = cells.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return lines.toSpliced(1, 0, widths.map((width) => '-'.repeat(width)).join('  ')).join('\n')
}

function cellsOf({ what, ours, beside, ratio, goal, met }: Row): string[] {
  return [what, ours, beside, `${twoDigits(ratio.median)} x`, noiseOf(ratio), goal, met ? 'yes' : 'NO']
}

function noiseOf({ min, max }: Spread): string {
  return min === max ? '' : `${twoDigits(min)}..${twoDigits(max)}`
}

/** Two digits behind the point, fewer for large figures. */
function twoDigits(value: number): string {
  return value.toFixed(value >= 10 ? 1 : 2)
}
