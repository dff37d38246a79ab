import type { MenuEntry } from './menu-entry.ts'
import { MenuItem } from './menu-item.tsx'
import * as styles from './menu.css.ts'

export interface MenuListProps {
  items: readonly MenuEntry[]
  /** Closes the menu; called before what was chosen happens. */
  onChoose: () => void
}

/** The entries of a menu: items, groups under a heading, and lines between them. */
export function MenuList({ items, onChoose }: MenuListProps) {
  return items.map((entry, index) => {
    // Entries have no identity of their own; their order is fixed while a menu is open.
    const key = `${index}`
    if (entry === 'separator') return <hr key={key} className={styles.separator} />
    if ('heading' in entry) {
      return (
        <div key={key} role="group" aria-label={entry.heading}>
          <div aria-hidden className={styles.heading}>
            {entry.heading}
          </div>
          {entry.items.map((item) => (
            <MenuItem key={item.label} item={item} onChoose={onChoose} />
          ))}
        </div>
      )
    }
    return <MenuItem key={key} item={entry} onChoose={onChoose} />
  })
}
