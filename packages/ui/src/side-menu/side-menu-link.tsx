'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate, visuallyHidden } from '../styles/utilities.css.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { SideMenuItem } from './side-menu-entry.ts'
import { scrollWithin } from './scroll-within.ts'
import * as styles from './side-menu.css.ts'

export interface SideMenuLinkProps {
  item: SideMenuItem
  collapsed: boolean
}

/** One place of the side menu; collapsed it is an icon whose tooltip says where it leads. */
export function SideMenuLink({ item, collapsed }: SideMenuLinkProps) {
  const { label, icon, href, current = false, count = 0 } = item
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const places = place.current?.closest(`.${styles.places}`)
    // Below them nothing scrolls: what stands there is in sight.
    if (!current || !places) return
    // Where one is may lie below the edge of a low window, or come to lie there when other places are known.
    const observer = new ResizeObserver(() => place.current && scrollWithin(places, place.current))
    for (const list of places.querySelectorAll('ul')) observer.observe(list)
    return () => observer.disconnect()
  }, [current])
  return (
    <li ref={place}>
      <Tooltip content={collapsed ? label : undefined} placement="right">
        <AppLink href={href} aria-current={current ? 'page' : undefined} className={styles.link}>
          <Icon of={icon} size={18} />
          <span className={collapsed ? visuallyHidden : classNames(styles.label, truncate)}>{label}</span>
          {count > 0 && (
            <span className={collapsed ? styles.countDot : styles.count}>
              <span className={collapsed ? visuallyHidden : undefined}>{count}</span>
            </span>
          )}
        </AppLink>
      </Tooltip>
    </li>
  )
}
