'use client'

import { Check, EqualNot } from '../icons/drawings.ts'
import type { ReactNode } from 'react'
import { showAmount } from '../figures/show-cents.ts'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './balance-bar.css.ts'
import { useMoney } from '../language/formats.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface BalanceSide {
  /** What is summed: 'Debet'. */
  label: string
  /** Integer cents. */
  cents: number
}

export interface BalanceBarProps {
  /** The one sum. */
  first: BalanceSide
  /** What it has to agree with. */
  second: BalanceSide
  /** What it means that they agree: 'debet is credit'. */
  balancedText: ReactNode
  /** What is missing, where that can be said better than by the lower sum. */
  missingText?: ReactNode
  /** Said in place of a verdict that they agree while what is summed is not whole: 'kies nog een rekening op regel 2'. */
  openText?: ReactNode
  /** Said in place of a verdict while both are nil. Without it nil agrees with nil. */
  emptyText?: ReactNode
  /** Stays in sight at the foot of the screen while what it sums is above it; on a phone in one line. */
  sticks?: boolean
  /** The width of the two columns of an `EntryGrid` that it sums: both sums stand under them, with the difference before. */
  under?: string
  /** For its place: margins, width. */
  className?: string
}

/** Whether two sums agree, under what is being filled in: the tick of the house, or what is missing. */
export function BalanceBar(props: BalanceBarProps) {
  const { first, second, balancedText, missingText, openText, emptyText, sticks = false, under, className } = props
  const texts = useLanguage('balanceBar', dutch)
  const { show } = useMoney()
  const difference = Math.abs(first.cents - second.cents)
  const isEmpty = emptyText !== undefined && first.cents === 0 && second.cents === 0
  const isOpen = openText !== undefined && difference === 0
  const state = isEmpty || isOpen ? 'empty' : difference === 0 ? 'balanced' : 'unbalanced'
  const lower = first.cents < second.cents ? first : second
  const missing = missingText ?? texts.missing(showAmount(difference, show), lower.label)
  return (
    <div
      className={classNames(
        styles.bar,
        styles.state[state],
        sticks && styles.sticks,
        under !== undefined && styles.measured,
        className,
      )}
      data-state={state}
    >
      <div className={styles.verdict}>
        {state !== 'empty' && (
          <span className={classNames(styles.mark, styles.ground[state])}>
            <Icon of={state === 'balanced' ? Check : EqualNot} size={18} />
          </span>
        )}
        <div className={classNames(styles.words, styles.text[state])}>
          {/* The verdict alone is told while somebody types; what is missing changes with each key. */}
          <p role="status" className={styles.title}>
            {state === 'balanced' && texts.balanced}
            {state === 'unbalanced' && texts.unbalanced}
          </p>
          <p className={styles.detail}>
            {state === 'empty' ? (isEmpty ? emptyText : openText) : state === 'balanced' ? balancedText : missing}
          </p>
        </div>
      </div>
      <dl className={classNames(styles.sums, under !== undefined && styles.underColumns)} style={columnsOf(under)}>
        <Sum label={first.label} cents={first.cents} />
        <Sum label={second.label} cents={second.cents} />
        <Sum label={texts.difference} cents={difference} className={styles.text[state]} isFirst />
      </dl>
    </div>
  )
}

/** What the styles of the bar read. */
const columnsOf = (width: string | undefined): Readonly<Record<`--${string}`, string>> | undefined =>
  width === undefined ? undefined : { [styles.COLUMN]: width }

interface SumProps extends BalanceSide {
  className?: string
  /** Stands before the others where those stand under columns. */
  isFirst?: boolean
}

function Sum({ label, cents, className, isFirst = false }: SumProps) {
  const { show } = useMoney()
  return (
    <div className={classNames(styles.sum, isFirst && styles.before)}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.figure, className)}>{showAmount(cents, show)}</dd>
    </div>
  )
}
