import * as styles from './bar-chart.css.ts'
import type { Bar, BarLayout } from './bar-layout.ts'
import type { ChartProps } from './chart-types.ts'

export interface BarChartDrawingProps extends ChartProps {
  layout: BarLayout
  /** The category whose figures show, or null. */
  active: number | null
}

/** The picture of a bar chart. */
export function BarChartDrawing(props: BarChartDrawingProps) {
  const { categories, series, formatValue, formatShort = formatValue, layout, active } = props
  return (
    <svg
      aria-hidden
      width={layout.width}
      height={layout.height}
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      className={styles.drawing}
    >
      {active !== null && (
        <rect
          x={layout.bandStart(active)}
          y={layout.top}
          width={layout.band}
          height={layout.bottom - layout.top}
          className={styles.shownBand}
        />
      )}
      {layout.ticks.map(({ value, y }) => (
        <g key={value}>
          <line x1={layout.left} x2={layout.right} y1={y} y2={y} className={value === 0 ? styles.zero : styles.line} />
          <text x={layout.left - 8} y={y} className={styles.tick}>
            {formatShort(value)}
          </text>
        </g>
      ))}
      {layout.bars.map((bars, which) => (
        <g key={series[which]?.label} className={styles.bars[which === 0 ? 'first' : 'second']}>
          {bars.map((bar, index) => (
            <path key={categories[index]?.longLabel ?? categories[index]?.label} d={barPath(bar)} />
          ))}
        </g>
      ))}
      <Labels {...props} />
      <Categories {...props} />
    </svg>
  )
}

/** From this width a band has room for a name above its bar, in px. */
const NAME_WIDTH = 44

/** The highest value and the names of the series, where they are. */
function Labels({ formatValue, formatShort = formatValue, layout }: BarChartDrawingProps) {
  const [first, second] = layout.bars
  const highest = first?.reduce<Bar | undefined>((top, bar) => (bar.value > (top?.value ?? 0) ? bar : top), undefined)
  // A name stands at a bar that is there; what has no figures at all has no place for it.
  const lastFirst = first?.findLast(({ value }) => value !== 0)
  const lastSecond = second?.findLast(({ value }) => value !== 0)
  const raised = lastFirst === highest ? 16 : 0
  // Centred it would lie over the bars before it; to the right there is room.
  const narrow = layout.band < NAME_WIDTH
  return (
    <>
      {highest && (
        <text x={middleOf(highest)} y={highest.y - 6} className={styles.valueLabel}>
          {formatShort(highest.value)}
        </text>
      )}
      {lastFirst && (
        <text
          x={narrow ? lastFirst.x : middleOf(lastFirst)}
          y={lastFirst.y - 6 - raised}
          className={narrow ? styles.firstNameNarrow : styles.firstName}
        >
          {layout.names[0]}
        </text>
      )}
      {lastSecond && second && (
        <SecondName
          name={layout.names[1]}
          bars={second}
          besides={first ?? []}
          isTaken={(bar, beside) => bar === highest || bar === lastFirst || (narrow && beside === lastFirst)}
        />
      )}
    </>
  )
}

interface SecondNameProps {
  name: string | undefined
  bars: readonly Bar[]
  /** Those of the first series. */
  besides: readonly Bar[]
  /** Whether words stand above it already, or come over it from the one that follows. */
  isTaken: (bar: Bar | undefined, following: Bar | undefined) => boolean
}

/**
 * At the end, where there is room for it, beside the last bar. Where that is not seen it stands above the last that has
 * one that is seen, and above what is beside it, which would cover it; unless other words are there: then above one before.
 */
function SecondName({ name, bars, besides, isTaken }: SecondNameProps) {
  const last = bars.at(-1)
  if (!last) return null
  const index = bars.findLastIndex(
    ({ height }, place) => height >= SEEN_PX && !isTaken(besides[place], besides[place + 1]),
  )
  const [bar, beside] = [bars[index], besides[index]]
  return last.height < SEEN_PX && bar ? (
    <text x={middleOf(bar)} y={Math.min(bar.y, beside?.y ?? bar.y) - 6} className={styles.secondNameAbove}>
      {name}
    </text>
  ) : (
    <text x={last.x + last.width + 6} y={last.height < SEEN_PX ? last.y - 4 : last.y + 5} className={styles.secondName}>
      {name}
    </text>
  )
}

/** A bar that is lower is not seen, and a name above it would name the one beside it. */
const SEEN_PX = 4

/** The names under the bars; where there is no room for all of them, the last one stays. */
function Categories({ categories, layout }: BarChartDrawingProps) {
  const every = Math.ceil(30 / layout.band)
  return categories.map(({ label, longLabel = label }, index) => {
    const fromLast = categories.length - 1 - index
    if (fromLast % every !== 0) return null
    return (
      <text
        key={longLabel}
        x={layout.x(index)}
        y={layout.bottom + 18}
        className={fromLast === 0 ? styles.currentCategory : styles.category}
      >
        {label}
      </text>
    )
  })
}

const middleOf = (bar: Bar) => bar.x + bar.width / 2

/** A bar with its two corners rounded that are away from zero. */
function barPath({ x, y, width, height, value }: Bar): string {
  const corner = Math.min(2, width / 2, height)
  const away = value < 0 ? y + height : y
  const zero = value < 0 ? y : y + height
  const inward = value < 0 ? -corner : corner
  return `M${x} ${zero}V${away + inward}Q${x} ${away} ${x + corner} ${away}H${x + width - corner}Q${x + width} ${away} ${x + width} ${away + inward}V${zero}Z`
}
