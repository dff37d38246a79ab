import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './badge.css.ts'

export type BadgeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger'

export interface BadgeProps {
  /** Its meaning; the text says it too. Default `neutral`. */
  tone?: BadgeTone
  /** The dot before a status; leave it off for a count. Default true. */
  dot?: boolean
  /** One or two words: "Deels betaald". */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** The state of a thing, in a word on a soft ground. */
export function Badge({ tone = 'neutral', dot = true, children, className }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tone[tone], className)}>
      {dot && <span className={styles.dot} />}
      <span className={truncate}>{children}</span>
    </span>
  )
}
