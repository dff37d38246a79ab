import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import type { SideMenuItem } from './side-menu-entry.ts'
import * as styles from './side-menu.css.ts'

export interface SubMenuProps {
  /** The places within the part that is open, in order. */
  items: readonly Omit<SideMenuItem, 'icon'>[]
  /** What it leads through: 'Instellingen'. */
  label: string
}

/** The parts of one place, 220 px wide beside their content; on a phone a row above it. */
export function SubMenu({ items, label }: SubMenuProps) {
  return (
    <nav aria-label={label} className={styles.subMenu}>
      <ul className={styles.subMenuList}>
        {items.map(({ label: name, href, current = false, count = 0 }) => (
          <li key={href}>
            <AppLink href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
              <span className={classNames(styles.label, truncate)}>{name}</span>
              {count > 0 && <span className={styles.count}>{count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
