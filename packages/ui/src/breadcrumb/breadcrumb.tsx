'use client'

import { ChevronRight, Ellipsis } from '../icons/drawings.ts'
import type { ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { linkClassName } from '../link/link.css.ts'
import { AppLink } from '../menu/link-provider.tsx'
import { Menu } from '../menu/menu.tsx'
import { classNames } from '../styles/class-names.ts'
import { truncate } from '../styles/utilities.css.ts'
import * as styles from './breadcrumb.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface BreadcrumbItem {
  /** The name of the page. */
  label: string
  /** Where it is. */
  href: string
}

export interface BreadcrumbProps {
  /** The way here from the top, each a link. */
  items: readonly BreadcrumbItem[]
  /** The page one is on: the last word, and no link. */
  current: string
  /** For its place: margins, width. */
  className?: string
}

/** Where a page stands among others. In little room what is in the middle goes into a menu. */
export function Breadcrumb({ items, current, className }: BreadcrumbProps) {
  const texts = useLanguage('breadcrumb', dutch)
  const middle = items.slice(1, -1)
  return (
    <nav aria-label={texts.label} className={classNames(styles.around, className)}>
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isMiddle = index > 0 && index < items.length - 1
          return [
            index === 1 && middle.length > 0 && (
              <Crumb key="more" className={styles.more}>
                <Menu
                  trigger={<IconButton icon={Ellipsis} label={texts.between} size="extra-small" />}
                  items={middle}
                />
              </Crumb>
            ),
            <Crumb key={href} className={isMiddle ? styles.middle : undefined}>
              <AppLink href={href} className={classNames(linkClassName, truncate)}>
                {label}
              </AppLink>
            </Crumb>,
          ]
        })}
        <li className={styles.item}>
          <span aria-current="page" className={classNames(styles.current, truncate)}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  )
}

const Crumb = ({ className, children }: { className: string | undefined; children: ReactNode }) => (
  <li className={classNames(styles.item, className)}>
    {children}
    <Icon of={ChevronRight} size={14} className={styles.arrow} />
  </li>
)
