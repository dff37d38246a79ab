import { useRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import { BarChartDrawing } from './bar-chart-drawing.tsx'
import * as styles from './bar-chart.css.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartProps } from './chart-types.ts'
import { useWidth } from './use-width.ts'

export type BarChartProps = ChartProps

/**
 * Bars from zero, one or two for each category. The names stand at the bars, so there is no legend
 * to decode; a screen reader gets the same figures as a table.
 */
export function BarChart(props: BarChartProps) {
  const { height = 208, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  return (
    <div className={classNames(styles.around, className)}>
      <div ref={frame} aria-hidden className={styles.frame} style={{ height }}>
        {width > 0 && <BarChartDrawing {...props} width={width} height={height} />}
      </div>
      <ChartTable {...props} />
    </div>
  )
}
