import { classNames, Icon, Logo, Menu, truncate, visuallyHidden, type MenuEntry } from '@klopt/ui'
import { ChevronsUpDown } from 'lucide-react'
import * as styles from './administration-layout.css.ts'

export interface PlaceSwitchProps {
  /** Where one works. */
  name: string
  /** What that is, and what one is there: 'kantoor · boekhouder'. */
  detail: string
  /** What the button is for, to who does not see it. */
  hint: string
  items: readonly MenuEntry[]
  /** The menu is too narrow for words. */
  collapsed: boolean
}

/** Above the places of the menu: the logo and where one works, which leads to the others. */
export function PlaceSwitch({ name, detail, hint, items, collapsed }: PlaceSwitchProps) {
  return (
    <div className={classNames(styles.header, collapsed && styles.headerCollapsed)}>
      <div className={collapsed ? styles.logoCollapsed : styles.logoPlace}>
        <Logo variant={collapsed ? 'mark' : 'full'} height={28} />
      </div>
      <Menu
        items={items}
        trigger={
          <button type="button" className={classNames(styles.switchButton, collapsed && styles.switchCollapsed)}>
            <span className={styles.initials} aria-hidden>
              {initialsOf(name)}
            </span>
            {collapsed ? (
              // A name of its own would not say the initials that are seen.
              <span className={visuallyHidden}>
                {name}, {hint}
              </span>
            ) : (
              <>
                <span className={styles.switchWords}>
                  <span className={styles.switchName}>{name}</span>
                  <span className={classNames(styles.switchDetail, truncate)}>{detail}</span>
                </span>
                <Icon of={ChevronsUpDown} label={hint} />
              </>
            )}
          </button>
        }
      />
    </div>
  )
}

/** The first letters of the first two words. */
function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('')
}
