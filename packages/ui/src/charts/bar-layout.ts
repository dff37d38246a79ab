import type { CategoryPlaces } from './chart-frame.tsx'
import type { ChartProps } from './chart-types.ts'
import { positionOf, roundTicks } from './scale.ts'
import { CHARACTER, shortName } from './short-name.ts'

/** Room above the plot for the label of the highest bar, and below it for the categories, in px. */
const TOP = 26
const BOTTOM = 26
const GAP = 2

export interface Bar {
  x: number
  y: number
  width: number
  height: number
  value: number
}

export interface BarLayout extends CategoryPlaces {
  /** The size of the drawing. */
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  ticks: readonly { value: number; y: number }[]
  /** Width of one category. */
  band: number
  /** Where a category begins. */
  bandStart: (index: number) => number
  /** What the series are called in the drawing. */
  names: readonly string[]
  /** The bars of each series, by category. */
  bars: readonly (readonly Bar[])[]
}

type LayoutInput = Pick<ChartProps, 'categories' | 'series'> & {
  formatShort: (value: number) => string
  width: number
  height: number
}

/** Where everything in a bar chart goes, in px. */
export function layOutBars({ categories, series, formatShort, width, height }: LayoutInput): BarLayout {
  const values = series.flatMap((one) => one.values)
  const ticks = roundTicks(lowestShown(values), Math.max(0, ...values))
  const widestTick = Math.max(...ticks.map((tick) => formatShort(tick).length))
  const left = Math.ceil(widestTick * CHARACTER) + 12
  const second = series[1]
  const names = series.map(({ label }) => shortName(label, width))
  const right = width - Math.ceil(Math.max(...names.map((name) => name.length)) * CHARACTER) - 8
  const plotHeight = height - TOP - BOTTOM
  const y = (value: number) => TOP + positionOf(value, ticks, plotHeight)

  const band = Math.max(1, (right - left) / Math.max(1, categories.length))
  const firstWidth = clamp(band * 0.36, 2, 18)
  const secondWidth = second ? firstWidth * 0.72 : 0
  const pairWidth = firstWidth + (second ? GAP + secondWidth : 0)
  const bandStart = (index: number) => left + index * band
  const bars = series.map((one, which) =>
    categories.map((_, index): Bar => {
      const value = one.values[index] ?? 0
      const pairStart = bandStart(index) + (band - pairWidth) / 2
      return {
        x: which === 0 ? pairStart : pairStart + firstWidth + GAP,
        y: Math.min(y(value), y(0)),
        width: which === 0 ? firstWidth : secondWidth,
        height: Math.abs(y(value) - y(0)),
        value,
      }
    }),
  )
  // Without figures the only line that says something is the one at zero.
  const lines = values.some((value) => value !== 0) ? ticks : [0]
  const tickLines = lines.map((value) => ({ value, y: y(value) }))
  return {
    width,
    height,
    left,
    right,
    top: TOP,
    bottom: TOP + plotHeight,
    ticks: tickLines,
    band,
    bandStart,
    names,
    bars,
    x: (index) => bandStart(index) + band / 2,
    indexAt: (x) => Math.floor((x - left) / band),
    clear: band / 2 + 4,
  }
}

/** Some cents below zero make no bar that is seen, and would take a whole step of the axis. */
function lowestShown(values: readonly number[]): number {
  const lowest = Math.min(0, ...values)
  return -lowest * 100 < Math.max(0, ...values) ? 0 : lowest
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
