import { AppLink, Badge, type BadgeProps } from '@klopt/ui'
import type { ReactNode } from 'react'
import * as styles from './period-tabs.css.ts'

/** Periods or years to choose from, newest first, each with how it stands. */
export function PeriodTabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.periods}>{children}</ul>
    </nav>
  )
}

export interface PeriodTabProps {
  href: string
  name: string
  state: { readonly tone: BadgeProps['tone']; readonly label: string }
  /** It is the one on the screen. */
  isCurrent: boolean
}

export function PeriodTab({ href, name, state, isCurrent }: PeriodTabProps) {
  return (
    <li className={styles.periodItem}>
      <AppLink
        ref={isCurrent ? bringIntoView : undefined}
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={styles.period}
      >
        {name}
        <Badge tone={state.tone}>{state.label}</Badge>
      </AppLink>
    </li>
  )
}

/** The chosen one may be one that only scrolling brings in sight. */
const bringIntoView = (link: HTMLAnchorElement | null) => link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
