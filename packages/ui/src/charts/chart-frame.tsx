'use client'

import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './chart-frame.css.ts'
import { ChartTable } from './chart-table.tsx'
import type { ChartProps } from './chart-types.ts'
import { useWidth } from './use-width.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** What a layout says about its categories, in px from the left of the drawing. */
export interface CategoryPlaces {
  /** The middle of a category. */
  x: (index: number) => number
  /** The category at a place. */
  indexAt: (x: number) => number
  /** How far from its middle a category has been cleared. */
  clear: number
}

interface ChartFrameProps<Layout> extends ChartProps {
  /** What stands for a value that is not there; without it that is zero. */
  absent?: string
  layOut: (size: { width: number; height: number }) => Layout
  /** The picture, with the category whose figures show, or null. */
  draw: (layout: Layout, shown: number | null) => ReactNode
}

/**
 * What every chart does around its picture: the pointer or the arrows show the figures of one category,
 * and a screen reader gets all of them as a table.
 */
export function ChartFrame<Layout extends CategoryPlaces>(props: ChartFrameProps<Layout>) {
  const texts = useLanguage('charts', dutch)
  const { title, categories, height = 208, empty = texts.empty, layOut, draw, className } = props
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [active, setActive] = useState<number | null>(null)
  const last = categories.length - 1
  const shown = active === null ? null : Math.min(active, last)
  const layout = width > 0 ? layOut({ width, height }) : null

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    if (layout) setActive(clamp(layout.indexAt(clientX - currentTarget.getBoundingClientRect().left), last))
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
    onFocus: () => setActive((pointed) => pointed ?? last),
    onBlur: () => setActive(null),
    onPointerDown: point,
    onPointerMove: point,
    // A finger that was lifted leaves the figures there to read, until a press elsewhere.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setActive(null),
  }
  return (
    <div className={classNames(styles.around, className)}>
      <div ref={frame} {...(last >= 0 && walk)} className={styles.frame} style={{ height }}>
        {layout && draw(layout, shown)}
        {layout && shown !== null && (
          <div aria-hidden className={styles.figures} style={beside(layout, shown, width)}>
            {figures.join('\n')}
          </div>
        )}
      </div>
      {isEmpty(props) && (
        <p className={styles.empty} style={{ height }}>
          {empty}
        </p>
      )}
      <ChartTable {...props} />
    </div>
  )
}

/** Bars of zero cannot be seen; a line may well run at zero. */
const isEmpty = ({ series, absent }: Figures) =>
  series.every(({ values }) => values.every((value) => absent === undefined && value === 0))

type Figures = Pick<ChartFrameProps<unknown>, 'categories' | 'series' | 'formatValue' | 'absent'>

/** The name of a category and the value of each series there. */
function figuresAt({ categories, series, formatValue, absent }: Figures, index: number): string[] {
  const category = categories[index]
  if (!category) return []
  const values = series.flatMap(({ label, values: all }) => {
    const value = all[index]
    return value === undefined && absent !== undefined ? [] : [`${label} ${formatValue(value ?? 0)}`]
  })
  return [category.longLabel ?? category.label, ...values]
}

/** To the side of the category where there is more room. */
function beside({ x, clear }: CategoryPlaces, index: number, width: number) {
  const middle = x(index)
  return middle < width / 2 ? { left: middle + clear } : { right: width - middle + clear }
}

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
