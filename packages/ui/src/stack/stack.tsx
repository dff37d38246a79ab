import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { gaps } from './gap.css.ts'
import type { Gap } from './gap.ts'
import * as styles from './stack.css.ts'

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** The element it is. Default `div`; `ul` with `li` children where it is a list. */
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'header' | 'footer'
  /** Under each other, or beside each other. Default `vertical`. */
  direction?: 'vertical' | 'horizontal'
  /** The room between them in px. Default 16. */
  gap?: Gap
  /** Where they stand across the direction. Default `stretch`, and `center` beside each other. */
  align?: keyof typeof styles.alignment
  /** Where they stand along the direction. Default `start`. */
  justify?: keyof typeof styles.distribution
  /** Whether they go on in the next row where there is no room. Default only beside each other. */
  wrap?: boolean
  /** What stands in it. */
  children: ReactNode
}

/** Things under or beside each other, with the same room between them. */
export function Stack(props: StackProps) {
  const { as: Element = 'div', direction = 'vertical', gap = 16, align, justify, wrap, className, ...rest } = props
  const isRow = direction === 'horizontal'
  return (
    <Element
      // A list without dots is no list to Safari unless it says so.
      role={Element === 'ul' || Element === 'ol' ? 'list' : undefined}
      {...rest}
      data-direction={direction}
      data-wrap={(wrap ?? isRow) || undefined}
      className={classNames(
        styles.stack,
        gaps[gap],
        styles.alignment[align ?? (isRow ? 'center' : 'stretch')],
        justify && styles.distribution[justify],
        className,
      )}
    />
  )
}
