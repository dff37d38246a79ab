'use client'

import { showEuro } from '../figures/show-cents.ts'
import { linkClassName } from '../link/link.css.ts'
import { useMoney } from '../language/formats.ts'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './ageing-bar.css.ts'

export interface AgeingBucket {
  /** How old: 'Nog niet vervallen', '1 tot 30 dagen'. Unique within the bar. */
  label: string
  /** What is open of that age, in integer cents. */
  cents: number
  /** Whether it should have been paid by now. */
  late?: boolean
  /** The list of what is in it; without it the amount is no link. */
  href?: string
}

export interface AgeingBarProps {
  /** What is open: 'Openstaand naar ouderdom'. */
  label: string
  /** From what is not due to the oldest. */
  buckets: readonly AgeingBucket[]
  /** For its place: margins, width. */
  className?: string
}

/** How old an open amount is: each age with its part of the whole, and its amount as the way to the list. */
export function AgeingBar({ label, buckets, className }: AgeingBarProps) {
  const { showCurrency } = useMoney()
  // What is to be received back fills no part of a bar that begins at zero.
  const total = buckets.reduce((sum, { cents }) => sum + Math.max(0, cents), 0)
  return (
    <ul aria-label={label} className={classNames(styles.bar, className)}>
      {buckets.map(({ label: age, cents, late, href }) => (
        <li key={age} className={styles.bucket}>
          <div className={styles.track}>
            {cents > 0 && (
              <div
                className={styles.part}
                data-late={late || undefined}
                style={{ width: `max(2px, ${(cents / total) * 100}%)` }}
              />
            )}
          </div>
          <div className={styles.text}>
            <span className={styles.label}>{age}</span>
            {href && cents !== 0 ? (
              <AppLink href={href} className={classNames(linkClassName, styles.amount)}>
                {showEuro(cents, showCurrency)}
              </AppLink>
            ) : (
              <span className={styles.amount} data-none={cents === 0 || undefined}>
                {showEuro(cents, showCurrency)}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
