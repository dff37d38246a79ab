'use client'

import { PanelLeftClose, PanelLeftOpen } from '../icons/drawings.ts'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { useLatest } from '../overlay/use-latest.ts'
import { classNames } from '../styles/class-names.ts'
import { media } from '../themes/scale.ts'
import { Tooltip } from '../tooltip/tooltip.tsx'
import type { SideMenuItem, SideMenuSection } from './side-menu-entry.ts'
import { SideMenuLink } from './side-menu-link.tsx'
import * as styles from './side-menu.css.ts'
import { useMediaQuery } from './use-media-query.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface SideMenuProps {
  /** The places in groups, in order. */
  sections: readonly SideMenuSection[]
  /** Places at the bottom, such as the settings. */
  footer?: readonly SideMenuItem[]
  /** Above the places: the logo and the choice of administration. Is told whether there is room. */
  header?: (collapsed: boolean) => ReactNode
  /** What the user last chose; without it the menu is open from 1280 px on. */
  collapsed?: boolean
  /** The user chose, or the window crossed 1280 px and the menu opened or collapsed by itself. */
  onCollapsedChange?: (collapsed: boolean) => void
  /** Default 'Hoofdmenu'. */
  label?: string
}

/**
 * The main places of an application: 240 px wide, 44 when collapsed. On a phone it is not there: the
 * `BottomBar` takes its place.
 */
export function SideMenu(props: SideMenuProps) {
  const texts = useLanguage('sideMenu', dutch)
  const { sections, footer, header, label = texts.label } = props
  const { collapsed, toggle } = useCollapsed(props)
  const toggleLabel = collapsed ? texts.expand : texts.collapse
  return (
    <nav
      aria-label={label}
      data-collapsed={collapsed}
      className={classNames(styles.menu, collapsed && styles.collapsed)}
    >
      {header?.(collapsed)}
      <div className={styles.places}>
        {sections.map((section, index) => (
          <Section key={section.heading ?? index} section={section} collapsed={collapsed} />
        ))}
      </div>
      <div className={styles.footer}>
        {footer && <Section section={{ items: footer }} collapsed={collapsed} />}
        <Tooltip content={collapsed ? toggleLabel : undefined}>
          <IconButton
            icon={collapsed ? PanelLeftOpen : PanelLeftClose}
            label={toggleLabel}
            aria-expanded={!collapsed}
            className={styles.toggle}
            onClick={toggle}
          />
        </Tooltip>
      </div>
    </nav>
  )
}

function Section({ section, collapsed }: { section: SideMenuSection; collapsed: boolean }) {
  const headingId = useId()
  const { heading, items } = section
  return (
    <div className={styles.section}>
      {heading && (
        // No heading: it would come before that of the page.
        <p id={headingId} className={collapsed ? styles.headingCollapsed : styles.heading}>
          {heading}
        </p>
      )}
      <ul aria-labelledby={heading && headingId}>
        {items.map((item) => (
          <SideMenuLink key={item.href} item={item} collapsed={collapsed} />
        ))}
      </ul>
    </div>
  )
}

/** The user's choice, until the window crosses the width from which the menu is open by itself. */
function useCollapsed({ collapsed: chosen, onCollapsedChange }: SideMenuProps) {
  const wide = useMediaQuery(media.wide)
  const [own, setOwn] = useState<boolean>()
  const latest = useLatest((collapsed: boolean) => {
    setOwn(collapsed)
    onCollapsedChange?.(collapsed)
  })
  useEffect(() => {
    const wideWindow = matchMedia(media.wide)
    const follow = () => latest.current(!wideWindow.matches)
    wideWindow.addEventListener('change', follow)
    return () => wideWindow.removeEventListener('change', follow)
  }, [latest])

  const collapsed = chosen ?? own ?? !wide
  return { collapsed, toggle: () => latest.current(!collapsed) }
}
