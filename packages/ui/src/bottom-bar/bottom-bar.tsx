'use client'

import type { IconDrawing } from '../icons/icon.tsx'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './bottom-bar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/** A place, or with `onPress` something to do, such as opening the rest of the menu. */
export type BottomBarItem = {
  /** One short word. */
  label: string
  icon: IconDrawing
  current?: boolean
  /** How many things wait there; zero shows nothing. */
  count?: number
} & ({ href: string; onPress?: never } | { href?: never; onPress: () => void })

export interface BottomBarProps {
  /** Five at most: four main places and 'Meer'. */
  items: readonly BottomBarItem[]
  /** Default 'Hoofdmenu'. */
  label?: string
}

/** The main places on a phone, where the thumb is; on anything wider it is not there. */
export function BottomBar({ items, label }: BottomBarProps) {
  const texts = useLanguage('bottomBar', dutch)
  return (
    <nav data-bottom-bar="" aria-label={label ?? texts.label} className={styles.bar}>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.label} className={styles.place}>
            <Place item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Place({ item }: { item: BottomBarItem }) {
  const texts = useLanguage('bottomBar', dutch)
  const { label, icon, current = false, count = 0 } = item
  const shared = { className: styles.link, 'aria-current': current ? ('page' as const) : undefined }
  const content = (
    <>
      <span className={styles.icon}>
        <Icon of={icon} size={20} />
        {count > 0 && <span className={styles.count}>{count > 99 ? texts.many : count}</span>}
      </span>
      <span className={truncate}>{label}</span>
    </>
  )
  if (item.href === undefined) {
    return (
      <button type="button" {...shared} onClick={item.onPress}>
        {content}
      </button>
    )
  }
  return (
    <AppLink {...shared} href={item.href}>
      {content}
    </AppLink>
  )
}
