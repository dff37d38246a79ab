import type { HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './heading.css.ts'

export interface HeadingProps extends HTMLAttributes<HTMLHeadingElement> {
  /** Its place in the outline of the page: 1 for the page itself, one more for each part within. */
  level: 1 | 2 | 3 | 4 | 5 | 6
  /** How large it is, where that differs from its level: 24, 20, 16 and 14. */
  size?: keyof typeof styles.sizes
  /** A few words. */
  children: ReactNode
}

const sizeOf = { 1: 24, 2: 20, 3: 16, 4: 14, 5: 14, 6: 14 } as const

/** The head of a part of a page. The level is for the outline, the size for the eye. */
export function Heading({ level, size = sizeOf[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element {...rest} className={classNames(styles.heading, styles.sizes[size], className)} />
}
