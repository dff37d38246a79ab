import * as shared from './bar-chart.css.ts'
import type { LineChartProps } from './line-chart.tsx'
import * as styles from './line-chart.css.ts'
import type { LineLayout, LinePoint } from './line-layout.ts'
import { CHARACTER } from './short-name.ts'

export interface LineChartDrawingProps extends LineChartProps {
  layout: LineLayout
  /** The category whose figures show, or null. */
  active: number | null
}

const which = ['first', 'second'] as const

/** The picture of a line chart. */
export function LineChartDrawing(props: LineChartDrawingProps) {
  const { series, formatValue, formatShort = formatValue, stepped = false, layout, active } = props
  const draw = stepped ? steps : straight
  const [first = []] = layout.lines
  return (
    <svg
      aria-hidden
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={shared.drawing}
    >
      {layout.ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={layout.left} x2={layout.right} y1={y} y2={y} className={value === 0 ? shared.zero : shared.line} />
          <text x={layout.left - 12} y={y} className={shared.tick}>
            {formatShort(value)}
          </text>
        </g>
      ))}
      <Categories {...props} />
      {active !== null && (
        <line x1={layout.x(active)} x2={layout.x(active)} y1={layout.top} y2={layout.bottom} className={styles.guide} />
      )}
      {stepped && first.length > 1 && (
        <path d={`${steps(first)}V${layout.zero}H${layout.left}Z`} className={styles.area} />
      )}
      {layout.lines.map((points, index) => (
        <Line
          key={series[index]?.label}
          points={points}
          path={draw(points)}
          look={which[index] ?? 'second'}
          name={layout.names[index] ?? ''}
          nameY={layout.nameY[index] ?? 0}
          active={active}
        />
      ))}
      <Highest points={layout.lines[0] ?? []} formatShort={formatShort} />
    </svg>
  )
}

const straight = (points: readonly LinePoint[]) => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`
const steps = ([first, ...others]: readonly LinePoint[]) =>
  first ? `M${first.x} ${first.y}${others.map(({ x, y }) => `H${x}V${y}`).join('')}` : ''

interface LineProps {
  points: readonly LinePoint[]
  path: string
  look: 'first' | 'second'
  name: string
  nameY: number
  active: number | null
}

/** One series, with its name at its end. */
function Line({ points, path, look, name, nameY, active }: LineProps) {
  const last = points.at(-1)
  if (!last) return null
  const marked = [...new Set([last, points[active ?? -1] ?? last])]
  return (
    <g>
      <path d={path} className={styles.lines[look]} />
      {marked.map(({ x, y, index }) => (
        <circle key={index} cx={x} cy={y} r={4} className={styles.dots[look]} />
      ))}
      <text x={last.x + 8} y={nameY} className={styles.names[look]}>
        {name}
      </text>
    </g>
  )
}

/** The highest value of the first series, where it is. */
function Highest({ points, formatShort }: { points: readonly LinePoint[]; formatShort: (value: number) => string }) {
  const highest = points.reduce<LinePoint | undefined>(
    (top, point) => (point.value > (top?.value ?? 0) ? point : top),
    undefined,
  )
  if (!highest) return null
  return (
    <text x={highest.x} y={highest.y - 10} className={shared.valueLabel}>
      {formatShort(highest.value)}
    </text>
  )
}

/** The names under the lines; where there is no room for all of them, the last one stays. */
function Categories({ categories, layout }: LineChartDrawingProps) {
  const longest = Math.max(...categories.map(({ label }) => label.length))
  const every = Math.ceil((longest * CHARACTER + 12) / layout.step)
  return categories.map(({ label, longLabel = label }, index) => {
    const fromLast = categories.length - 1 - index
    if (fromLast % every !== 0) return null
    return (
      <text
        key={longLabel}
        x={layout.x(index)}
        y={layout.bottom + 18}
        className={fromLast === 0 ? shared.currentCategory : shared.category}
      >
        {label}
      </text>
    )
  })
}
