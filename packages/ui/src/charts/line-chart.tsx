import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as shared from './bar-chart.css.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartProps } from './chart-types.ts'
import { LineChartDrawing } from './line-chart-drawing.tsx'
import * as styles from './line-chart.css.ts'
import { layOutLines } from './line-layout.ts'
import { useWidth } from './use-width.ts'

/** A series may have fewer values than there are categories: its line ends there. */
export type LineChartProps = ChartProps

/**
 * How one or two things run over time, from a line at zero. The names stand at the ends of the lines,
 * so there is no legend to decode; the pointer or the arrows show the figures of a moment, and a
 * screen reader gets all of them as a table.
 */
export function LineChart(props: LineChartProps) {
  const { title, categories, series, formatValue, formatShort = formatValue, height = 208, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [active, setActive] = useState<number | null>(null)
  const last = categories.length - 1
  const shown = active === null ? null : Math.min(active, last)
  const layout = width > 0 ? layOutLines({ categories, series, formatShort, width, height }) : null

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    if (!layout) return
    const along = clientX - currentTarget.getBoundingClientRect().left - layout.left
    setActive(clamp(Math.round(along / layout.step), last))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const next = destination(event.key, shown ?? last, last)
    if (next === null) return
    event.preventDefault()
    setActive(clamp(next, last))
  }
  const figures = figuresAt(props, shown ?? last)
  const walk = {
    role: 'slider',
    tabIndex: 0,
    'aria-label': title,
    'aria-valuemin': 1,
    'aria-valuemax': categories.length,
    'aria-valuenow': (shown ?? last) + 1,
    'aria-valuetext': figures.join(', '),
    onKeyDown,
    onFocus: () => setActive(shown ?? last),
    onBlur: () => setActive(null),
    onPointerMove,
    onPointerLeave: () => setActive(null),
  }
  return (
    <div className={classNames(shared.around, className)}>
      <div ref={frame} {...(last >= 0 && walk)} className={styles.frame} style={{ height }}>
        {layout && <LineChartDrawing {...props} layout={layout} width={width} height={height} active={shown} />}
        {layout && shown !== null && (
          <div aria-hidden className={styles.figures} style={besidePoint(layout.x(shown), width)}>
            {figures.join('\n')}
          </div>
        )}
      </div>
      <ChartTable {...props} absent="–" />
    </div>
  )
}

/** The name of a moment and the value of each series then. */
function figuresAt({ categories, series, formatValue }: LineChartProps, index: number): string[] {
  const category = categories[index]
  if (!category) return []
  const values = series.flatMap(({ label, values: all }) => {
    const value = all[index]
    return value === undefined ? [] : [`${label} ${formatValue(value)}`]
  })
  return [category.longLabel ?? category.label, ...values]
}

/** To the side of the point where there is more room. */
const besidePoint = (x: number, width: number) => (x < width / 2 ? { left: x + 12 } : { right: width - x + 12 })

const clamp = (index: number, last: number) => Math.max(0, Math.min(index, last))

function destination(key: string, index: number, last: number): number | null {
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return index - 1
    case 'ArrowRight':
    case 'ArrowUp':
      return index + 1
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return null
  }
}
