'use client'

import { BarChartDrawing } from './bar-chart-drawing.tsx'
import { layOutBars } from './bar-layout.ts'
import { ChartFrame } from './chart-frame.tsx'
import type { ChartProps } from './chart-types.ts'

export type BarChartProps = ChartProps

/**
 * Bars from zero, one or two for each category. The names stand at the bars, so there is no legend
 * to decode; the pointer or the arrows show the figures of a category, and a screen reader gets all
 * of them as a table.
 */
export function BarChart(props: BarChartProps) {
  const { formatShort = props.formatValue } = props
  return (
    <ChartFrame
      {...props}
      layOut={(size) => layOutBars({ ...props, formatShort, ...size })}
      draw={(layout, shown) => <BarChartDrawing {...props} layout={layout} active={shown} />}
    />
  )
}
