'use client'

import type { ReactNode } from 'react'
import type { MenuEntry } from '../menu/menu-entry.ts'
import { classNames } from '../styles/class-names.ts'
import { BackLink } from './back-link.tsx'
import * as styles from './detail-header.css.ts'
import { Besides, MoreActions, useFolded, type HeaderAction } from './header-actions.tsx'
import { Walk } from './walk.tsx'

export interface DetailHeaderProps {
  /** The list it is one of, and the address of that list as it was left. */
  back: { label: string; href: string }
  /** What it is: the only heading of the first level of its screen. */
  title: ReactNode
  /** Its state: a `Badge`. */
  badge?: ReactNode
  /** One muted line: whose it is, from when, under which reference. */
  description?: ReactNode
  /** Goes to the one before it in its list, as k does; null at the first one, absent where there is no list to walk. */
  onPrevious?: (() => void) | null
  /** Goes to the one after it in its list, as j does; null at the last one. */
  onNext?: (() => void) | null
  /** Under '…': what is done seldom. */
  more?: readonly MenuEntry[]
  /** The secondary buttons; on a phone they stand under '…', before `more`. */
  besides?: readonly HeaderAction[]
  /** What its state asks for: the one primary button. */
  actions?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/**
 * The top of the screen of one thing: the way back to its list, what it is and how it stands, and what that asks for. A
 * concept is sent, what is open is paid, what is late is reminded of: the main button follows the state.
 */
export function DetailHeader(props: DetailHeaderProps) {
  const { back, title, badge, description, onPrevious, onNext, more, besides, actions, className } = props
  const { entries, buttons } = useFolded({ besides, more, hasMain: Boolean(actions) })
  const isWalked = onPrevious !== undefined || onNext !== undefined
  return (
    <header className={classNames(styles.header, className)}>
      <div className={styles.words}>
        <BackLink {...back} className={styles.besideCorner} />
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{title}</h1>
          {badge}
        </div>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.end}>
        {(isWalked || entries.length > 0) && (
          <div className={styles.corner}>
            {isWalked && <Walk onPrevious={onPrevious} onNext={onNext} />}
            <MoreActions entries={entries} />
          </div>
        )}
        {(buttons.length > 0 || Boolean(actions)) && (
          <div className={styles.actions}>
            <Besides buttons={buttons} />
            {actions}
          </div>
        )}
      </div>
    </header>
  )
}
