import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../button/icon-button.tsx'
import { focusedElement } from '../overlay/focused-element.ts'
import { visuallyHidden } from '../styles/utilities.css.ts'
import * as styles from './bulk-bar.css.ts'

interface BulkBarProps {
  count: number
  onClear: () => void
  /** It left with the focus in it, which now is nowhere. */
  onFocusLost: () => void
  children: ReactNode
}

/** How many rows are selected and what can be done with them; absent while there are none. */
export function BulkBar({ count, onClear, onFocusLost, children }: BulkBarProps) {
  const hadFocus = useRef(false)
  const isShown = count > 0
  useEffect(() => {
    if (isShown || !hadFocus.current) return
    hadFocus.current = false
    if (!focusedElement()) onFocusLost()
  }, [isShown, onFocusLost])
  const focus = { onFocus: () => void (hadFocus.current = true), onBlur: () => void (hadFocus.current = false) }
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {isShown && `${count} geselecteerd`}
      </span>
      {isShown && (
        <Dock>
          <div role="group" aria-label="Acties voor de selectie" className={styles.bar} {...focus}>
            <span className={styles.count}>{count} geselecteerd</span>
            <span className={styles.actions}>{children}</span>
            <IconButton icon={X} label="Selectie wissen" size="small" onClick={onClear} className={styles.clear} />
          </div>
        </Dock>
      )}
    </>
  )
}

/** Keeps the bar in sight, and tells the frame of the table its height: there the totals stick above it. */
function Dock({ children }: { children: ReactNode }) {
  const dock = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = dock.current
    const frame = element?.parentElement
    if (!element || !frame) return
    const notify = () => frame.style.setProperty('--table-dock', `${element.offsetHeight}px`)
    notify()
    const observer = new ResizeObserver(notify)
    observer.observe(element)
    return () => {
      observer.disconnect()
      frame.style.removeProperty('--table-dock')
    }
  }, [])
  return (
    <div ref={dock} className={styles.dock}>
      {children}
    </div>
  )
}
