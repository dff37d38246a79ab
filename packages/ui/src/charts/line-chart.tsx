'use client'

import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-types.ts'
import { LineChartDrawing } from './line-chart-drawing.tsx'
import { layOutLines } from './line-layout.ts'

/** A series may have fewer values than there are categories: its line ends there. */
export interface LineChartProps extends ChartProps {
  /**
   * Each value holds until the next, as a balance does: the lines go in steps, and what is below the first is filled.
   * Default: straight from value to value.
   */
  stepped?: boolean
}

/**
 * How one or two things run over time, from a line at zero. The names stand at the ends of the lines,
 * so there is no legend to decode; the pointer or the arrows show the figures of a moment, and a
 * screen reader gets all of them as a table.
 */
export function LineChart(props: LineChartProps) {
  const { formatShort = props.formatValue } = props
  return (
    <ChartFrame
      {...props}
      absent="–"
      layOut={(size) => layOutLines({ ...props, formatShort, ...size })}
      draw={(layout, shown) => <LineChartDrawing {...props} layout={layout} active={shown} />}
    />
  )
}
