'use client'

import { ChevronDown, ChevronUp, Maximize2, X } from '../icons/drawings.ts'
import type { ReactNode } from 'react'
import { buttonClassName } from '../button/button-class-name.ts'
import { square } from '../button/button.css.ts'
import { IconButton } from '../button/icon-button.tsx'
import { Icon } from '../icons/icon.tsx'
import { AppLink } from '../menu/link-provider.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './peek-pane.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface PeekPaneProps {
  /** What it shows: 'Factuur 2026-0039'. */
  label: string
  /** Its place in the list: '7 van 10'. */
  position?: ReactNode
  /** Shows the row above; absent at the first one. */
  onPrevious?: () => void
  /** Shows the row below; absent at the last one. */
  onNext?: () => void
  /** The address of its own screen. */
  href?: string
  /** The cross. */
  onClose: () => void
  /** The two actions of the row, beside each other. */
  actions?: ReactNode
  /** What it is, read and not edited; it scrolls between head and foot. */
  children: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** What scrolls and may hold nothing to focus is reached by Tab itself. */
const scrolling = { role: 'group', tabIndex: 0 }

/** The row of a list one looks into, as a card beside the table; the list stays usable. */
export function PeekPane(props: PeekPaneProps) {
  const texts = useLanguage('peekPane', dutch)
  const { label, position, onPrevious, onNext, href, onClose, actions, children, className } = props
  return (
    <aside aria-label={label} className={classNames(styles.pane, className)}>
      <header className={styles.head}>
        <span className={styles.position}>{position}</span>
        <IconButton size="small" icon={ChevronUp} label={texts.previous} disabled={!onPrevious} onClick={onPrevious} />
        <IconButton size="small" icon={ChevronDown} label={texts.next} disabled={!onNext} onClick={onNext} />
        {href !== undefined && (
          <AppLink
            href={href}
            aria-label={texts.enlarge}
            className={classNames(buttonClassName({ variant: 'text', size: 'small' }), square)}
          >
            <Icon of={Maximize2} />
          </AppLink>
        )}
        <IconButton size="small" icon={X} label={texts.close} onClick={onClose} className={styles.close} />
      </header>
      <div aria-label={label} {...scrolling} className={styles.body}>
        {children}
      </div>
      {actions && <footer className={styles.foot}>{actions}</footer>}
    </aside>
  )
}
