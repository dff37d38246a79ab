import type { CategoryPlaces } from './chart-frame.tsx'
import type { ChartProps } from './chart-types.ts'
import { positionOf, roundTicks } from './scale.ts'
import { CHARACTER, shortName } from './short-name.ts'

/** Room above the plot for the label of the highest point, and below it for the categories, in px. */
const TOP = 26
const BOTTOM = 26
const LINE = 15

export interface LinePoint {
  x: number
  y: number
  value: number
  index: number
}

export interface LineLayout extends CategoryPlaces {
  /** The size of the drawing. */
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  /** Where nothing is. */
  zero: number
  ticks: readonly { value: number; y: number }[]
  /** Px between two categories. */
  step: number
  /** What the series are called in the drawing. */
  names: readonly string[]
  /** The points of each series; a series can end before the last category. */
  lines: readonly (readonly LinePoint[])[]
  /** Where the name of each series stands, beside its last point and clear of the other name. */
  nameY: readonly number[]
}

type LayoutInput = Pick<ChartProps, 'categories' | 'series'> & {
  formatShort: (value: number) => string
  width: number
  height: number
}

/** Where everything in a line chart goes, in px. */
export function layOutLines({ categories, series, formatShort, width, height }: LayoutInput): LineLayout {
  const values = series.flatMap((one) => one.values)
  const ticks = roundTicks(Math.min(0, ...values), Math.max(0, ...values))
  const left = Math.ceil(Math.max(...ticks.map((tick) => formatShort(tick).length)) * CHARACTER) + 20
  const names = series.map(({ label }) => shortName(label, width))
  const right = width - Math.ceil(Math.max(...names.map((name) => name.length)) * CHARACTER) - 16
  const plotHeight = height - TOP - BOTTOM
  const y = (value: number) => TOP + positionOf(value, ticks, plotHeight)
  const step = Math.max(1, right - left) / Math.max(1, categories.length - 1)
  const x = (index: number) => left + index * step
  const lines = series.map((one) =>
    one.values.slice(0, categories.length).map((value, index) => ({ x: x(index), y: y(value), value, index })),
  )
  // Without figures the only line that says something is the one at zero.
  const shownTicks = values.some((value) => value !== 0) ? ticks : [0]
  return {
    width,
    height,
    left,
    names,
    right,
    top: TOP,
    bottom: TOP + plotHeight,
    zero: y(0),
    ticks: shownTicks.map((value) => ({ value, y: y(value) })),
    x,
    indexAt: (place) => Math.round((place - left) / step),
    clear: 12,
    step,
    lines,
    nameY: keepApart(lines.map((points) => points.at(-1)?.y ?? TOP)),
  }
}

/** Two names that would lie over each other move away from their middle, the upper one up. */
function keepApart([first = 0, second]: number[]): number[] {
  if (second === undefined) return [first]
  if (Math.abs(first - second) >= LINE) return [first, second]
  const middle = (first + second) / 2
  return first <= second ? [middle - LINE / 2, middle + LINE / 2] : [middle + LINE / 2, middle - LINE / 2]
}
