import type { ReactNode } from 'react'
import { gaps } from '../stack/gap.css.ts'
import type { Gap } from '../stack/gap.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './split.css.ts'

export interface SplitProps {
  /** The main part, which takes the room that is left. */
  children: ReactNode
  /** What stands beside it. */
  aside: ReactNode
  /** How wide that is, in px. Default 320. */
  asideWidthPx?: number
  /** At which side it stands, in the document as to the eye. Default `end`. */
  side?: 'start' | 'end'
  /** The room between them in px. Default 24. */
  gap?: Gap
  /** For its place: margins, width. */
  className?: string
}

/** A main part with something beside it; under each other where the main part would have less than half. */
export function Split({ children, aside, asideWidthPx = 320, side = 'end', gap = 24, className }: SplitProps) {
  const beside = (
    <div className={styles.aside} style={{ flexBasis: asideWidthPx }}>
      {aside}
    </div>
  )
  return (
    <div className={classNames(styles.split, gaps[gap], className)}>
      {side === 'start' && beside}
      <div className={styles.main}>{children}</div>
      {side === 'end' && beside}
    </div>
  )
}
