import { AppLink } from '@klopt/ui'
import * as styles from './link-tabs.css.ts'

export interface LinkTab {
  label: string
  href: string
  current: boolean
  /** How many things are there; absent while it is not known. */
  count?: number | undefined
}

export interface LinkTabsProps {
  /** What they divide. */
  label: string
  items: readonly LinkTab[]
  /** `segments` within a place that is divided already. Default `tabs`. */
  look?: 'tabs' | 'segments'
}

/** Ways to look at a place, each an address of its own. */
export const LinkTabs = ({ label, items, look = 'tabs' }: LinkTabsProps) => (
  <nav aria-label={label} className={look === 'tabs' ? styles.tabs : styles.segments}>
    {items.map(({ label: name, href, current, count }) => (
      <AppLink
        key={name}
        href={href}
        aria-current={current ? 'page' : undefined}
        className={look === 'tabs' ? styles.tab : styles.segment}
      >
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </AppLink>
    ))}
  </nav>
)
