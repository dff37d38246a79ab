import type { ReactNode } from 'react'
import { classNames } from '../styles/class-names.ts'
import { tabular } from '../styles/utilities.css.ts'
import * as styles from './description-list.css.ts'

export interface Description {
  /** What is told about. */
  term: ReactNode
  /** What there is to tell. */
  details: ReactNode
}

export interface DescriptionListProps {
  /** The facts, in order. */
  items: readonly Description[]
  /**
   * `facts` puts the answer beside its question, `stacked` under it, for where there is little room; `sums` puts
   * amounts under each other at the end of the line and rules off the last one as the total. Default `facts`.
   */
  variant?: 'facts' | 'stacked' | 'sums'
  /** For its place: margins, width. */
  className?: string
}

/** Facts about one thing, or the sums that lead to a total. */
export function DescriptionList({ items, variant = 'facts', className }: DescriptionListProps) {
  const isSums = variant === 'sums'
  return (
    <dl data-variant={variant} className={classNames(styles.list, isSums && styles.sums, className)}>
      {items.map(({ term, details }, index) => {
        const isTotal = isSums && index === items.length - 1
        return (
          // oxlint-disable-next-line react/no-array-index-key -- terms are nodes, and the list has no state
          <div key={index} className={classNames(isSums ? styles.sumPair : styles.pair, isTotal && styles.totalPair)}>
            <dt className={classNames(styles.term, isTotal && styles.totalTerm)}>{term}</dt>
            <dd className={classNames(styles.details, isSums && styles.amount, isSums && tabular)}>{details}</dd>
          </div>
        )
      })}
    </dl>
  )
}
