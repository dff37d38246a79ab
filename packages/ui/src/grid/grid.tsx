import type { HTMLAttributes, ReactNode } from 'react'
import { gaps } from '../stack/gap.css.ts'
import type { Gap } from '../stack/gap.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './grid.css.ts'

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. Default `div`; `ul` with `li` children where it is a list. */
  as?: 'div' | 'section' | 'ul' | 'ol'
  /** How wide a column is at least, in px; with less room there are fewer columns. Default 240. */
  minColumnPx?: number
  /** How many columns there are at most. Default as many as fit. */
  maxColumns?: number
  /** The room between them in px. Default 16. */
  gap?: Gap
  /** What stands in it. */
  children: ReactNode
}

/** Columns of one width, as many as its own place has room for: no breakpoints. */
export function Grid(props: GridProps) {
  const { as: Element = 'div', minColumnPx = 240, maxColumns, gap = 16, className, style, ...rest } = props
  // A column as wide as a share of the row is one that leaves no room for one more.
  const share = maxColumns === undefined ? '0px' : `(100% - ${(maxColumns - 1) * gap}px) / ${maxColumns}`
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, max(${minColumnPx}px, ${share})), 1fr))`
  return (
    <Element
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...rest}
      className={classNames(styles.grid, gaps[gap], className)}
      style={{ gridTemplateColumns, ...style }}
    />
  )
}
