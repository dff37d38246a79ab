'use client'

import { X } from '../icons/drawings.ts'
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { focusedElement } from '../overlay/focused-element.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './bulk-bar.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

interface BulkBarProps {
  count: number
  /** What the selected rows come to. */
  summary: ReactNode
  onClear: () => void
  /** It left with the focus in it, which now is nowhere. */
  onFocusLost: () => void
  children: ReactNode
}

/** How many rows are selected, what they come to and what can be done with them; absent while there are none. */
export function BulkBar({ count, summary, onClear, onFocusLost, children }: BulkBarProps) {
  const texts = useLanguage('table', dutch)
  const hadFocus = useRef(false)
  const isShown = count > 0
  useEffect(() => {
    if (isShown || !hadFocus.current) return
    hadFocus.current = false
    if (!focusedElement()) onFocusLost()
  }, [isShown, onFocusLost])
  const focus = {
    onFocus: ({ target }: FocusEvent) => {
      hadFocus.current = true
      // A button half beyond the end of its line counts as seen for the browser.
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    },
    onBlur: () => void (hadFocus.current = false),
  }
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {isShown && texts.selected(count)}
      </span>
      {isShown && (
        <Dock {...focus}>
          <span className={styles.words}>
            <span className={styles.count}>{texts.selected(count)}</span>
            {summary && <span className={styles.summary}>{summary}</span>}
          </span>
          <span className={styles.actions}>{children}</span>
          <IconButton icon={X} label={texts.clearSelection} size="small" onClick={onClear} />
        </Dock>
      )}
    </>
  )
}

/** How much stands at the foot of the page that a toast covers nowhere. */
const TOASTS_OVER = '--klopt-toast-over'

interface DockProps {
  onFocus: (event: FocusEvent) => void
  onBlur: () => void
  children: ReactNode
}

/** Tells the frame of the table its height, where the totals stick above it, and the page that of both, for its toasts. */
function Dock({ children, ...focus }: DockProps) {
  const texts = useLanguage('table', dutch)
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = dock.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const page = frame.ownerDocument.documentElement
    const notify = () => {
      const totalsPx = frame.querySelector('tfoot')?.offsetHeight ?? 0
      frame.style.setProperty('--table-dock', `${element.offsetHeight}px`)
      page.style.setProperty(TOASTS_OVER, `${element.offsetHeight + totalsPx}px`)
    }
    notify()
    const observer = new ResizeObserver(notify)
    observer.observe(element)
    return () => {
      observer.disconnect()
      frame.style.removeProperty('--table-dock')
      page.style.removeProperty(TOASTS_OVER)
    }
  }, [])
  return (
    <div ref={dock} role="group" aria-label={texts.bulkActions} className={styles.bar} {...focus}>
      {children}
    </div>
  )
}
