import { AppLink } from '@klopt/ui'
import * as styles from './link-tabs.css.ts'

export interface LinkTab {
  label: string
  href: string
  current: boolean
  /** How many things are there; absent while it is not known. */
  count?: number | undefined
}

/** Ways to look at a place, each an address of its own; `label` says what they divide. */
export const LinkTabs = ({ label, items }: { label: string; items: readonly LinkTab[] }) => (
  <nav aria-label={label} className={styles.tabs}>
    {items.map(({ label: name, href, current, count }) => (
      <AppLink key={name} href={href} aria-current={current ? 'page' : undefined} className={styles.tab}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </AppLink>
    ))}
  </nav>
)
