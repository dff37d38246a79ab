import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import * as styles from './stat.css.ts'

export interface StatProps {
  /** What is counted: "Nog te ontvangen". */
  label: ReactNode
  /** The figure, formatted. */
  value: ReactNode
  /** What makes it readable: since when, compared with what. */
  detail?: ReactNode
  /** Of the detail, when it is good or bad news. The words say it too. */
  tone?: 'neutral' | 'success' | 'warning' | 'danger'
}

/** One figure that matters. Several go in a `StatGroup`. */
export function Stat({ label, value, detail, tone = 'neutral' }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} style={typeof value === 'string' ? lengthOf(value) : undefined}>
        {value}
      </dd>
      {detail && <dd className={classNames(styles.detail, styles.tone[tone])}>{detail}</dd>}
    </div>
  )
}

const lengthOf = (figure: string) => ({ [styles.LENGTH]: figure.length }) as CSSProperties

export interface StatGroupProps {
  /** Each a `Stat`. */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** Figures beside each other on one sheet, with hairlines between them. */
export function StatGroup({ children, className }: StatGroupProps) {
  return <dl className={classNames(styles.group, className)}>{children}</dl>
}
