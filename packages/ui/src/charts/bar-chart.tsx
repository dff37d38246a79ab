import { useRef } from 'react'
import { classNames } from '../styles/class-names.ts'
import { BarChartDrawing } from './bar-chart-drawing.tsx'
import * as styles from './bar-chart.css.ts'
import { ChartTable } from './chart-table.tsx'
import { useWidth } from './use-width.ts'

export interface ChartCategory {
  /** Under the bars: 'nov'. */
  label: string
  /** In full: 'november 2026'. Default `label`. */
  longLabel?: string
}

export interface ChartSeries {
  label: string
  /** One value for each category, in any unit, such as cents. */
  values: readonly number[]
}

export interface BarChartProps {
  /** What it shows: 'Omzet en kosten per maand'. */
  title: string
  categories: readonly ChartCategory[]
  /** The first is what it is about, the second what it is compared with. */
  series: readonly [ChartSeries] | readonly [ChartSeries, ChartSeries]
  /** A value in full, for tooltip and table: '€ 5.214,00'. */
  formatValue: (value: number) => string
  /** A value in short, at the lines and the highest bar: '5.214'. Default `formatValue`. */
  formatShort?: (value: number) => string
  /** In px. Default 208. */
  height?: number
  className?: string
}

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
