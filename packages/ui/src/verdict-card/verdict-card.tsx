import type { IconDrawing } from '../icons/icon.tsx'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import type { Tone } from '../themes/tokens.ts'
import * as styles from './verdict-card.css.ts'

export interface VerdictLimit {
  /** What is held against it, in integer cents; only its size counts. */
  valueCents: number
  /** The limit itself, in integer cents above zero. */
  limitCents: number
  /** Its name and amount: 'grens € 1.000'. */
  label: string
}

export interface VerdictFact {
  /** 'Uiterlijk' */
  term: string
  /** '11 januari 2027' */
  details: ReactNode
}

export interface VerdictCardProps {
  /** The verdict in a few words: 'Suppletie verplicht'. */
  title: string
  /** Its meaning; the words say it too. */
  tone: Tone
  /** Before the title. */
  icon?: IconDrawing
  /** The amount it is about, formatted. */
  amount: ReactNode
  /** What the amount is: 'extra te betalen'. */
  amountLabel: ReactNode
  /** Where a limit decides, how the amount stands to it. */
  limit?: VerdictLimit
  /** The rule in one sentence. */
  rule: ReactNode
  /** Where the rule stands: articles, and a link to what explains it. */
  law?: ReactNode
  /** Until when, and what else belongs to it. */
  facts?: readonly VerdictFact[]
  /** The one thing to do, and what that does not do. */
  children?: ReactNode
  /** The level of the heading. Default 2. */
  headingLevel?: 2 | 3 | 4
  /** For its place: margins, width. */
  className?: string
}

/** What a rule means for an amount: the verdict, why, until when, and what to do. */
export function VerdictCard(props: VerdictCardProps) {
  const { title, tone, icon, amount, amountLabel, limit, rule, law, facts = [], children, headingLevel = 2 } = props
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} className={classNames(styles.card, styles.edge[tone], props.className)}>
      <div className={styles.part}>
        <Heading id={id} className={classNames(styles.title, styles.tone[tone])}>
          {icon && <Icon of={icon} size={18} />}
          {title}
        </Heading>
        <p className={styles.amount}>{amount}</p>
        <p className={styles.amountLabel}>{amountLabel}</p>
        {limit && <LimitBar {...limit} tone={tone} />}
        <p>{rule}</p>
        {law && <p className={styles.law}>{law}</p>}
      </div>
      {facts.length > 0 && (
        <dl className={styles.part}>
          {facts.map(({ term, details }) => (
            <div key={term} className={styles.facts}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.details}>{details}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={styles.part}>{children}</div>}
    </section>
  )
}

/** Up to the limit in grey, beyond it in the tone; its words stand under where it lies. */
function LimitBar({ valueCents, limitCents, label, tone }: VerdictLimit & { tone: Tone }) {
  const value = Math.abs(valueCents)
  const whole = Math.max(value, limitCents)
  const percent = (cents: number) => `${(cents / whole) * 100}%`
  return (
    <div>
      <div className={styles.track}>
        <div className={styles.within} style={{ width: percent(Math.min(value, limitCents)) }} />
        {value > limitCents && <div className={classNames(styles.beyond, styles.ground[tone])} />}
      </div>
      <p className={styles.limit} style={{ width: percent(limitCents) }}>
        {label}
      </p>
    </div>
  )
}
