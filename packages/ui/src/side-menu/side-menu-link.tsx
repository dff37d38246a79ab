'use client'

import { useEffect, useRef } from 'react'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate, visuallyHidden } from '../styles/utilities.css.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { SideMenuItem } from './side-menu-entry.ts'
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
    // Where one is may lie below the edge of a low window.
    if (current) place.current?.scrollIntoView({ block: 'nearest' })
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
