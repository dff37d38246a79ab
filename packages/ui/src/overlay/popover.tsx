import { useId, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import { focusedElement } from './focused-element.ts'
import { keepPosition, type Placement } from './keep-position.ts'
import type { CloseHandler } from './overlay-types.ts'
import { overlays } from './overlays.ts'
import * as styles from './popover.css.ts'
import { requestClose } from './request-close.ts'
import { useLatest } from './use-latest.ts'

export interface PopoverProps extends HTMLAttributes<HTMLDivElement> {
  /** What it floats beside; focus goes back there when it was inside. */
  anchor: RefObject<HTMLElement | null>
  /** Escape, or a press outside the popover and its anchor. */
  onClose: CloseHandler
  /** Default below, aligned with the start of the anchor; it flips where it does not fit. */
  placement?: Placement
  /** At least as wide as its anchor. */
  matchWidth?: boolean
  /** Called once its content can be seen, to bring focus in. */
  onShown?: (popover: HTMLElement) => void
  /** What is in it. */
  children: ReactNode
}

/**
 * A floating surface for menus, lists and calendars. It is open while it is rendered. It lies in the
 * top layer of the browser and yet where it stands in the document: nothing clips it, and inside a
 * dialog it belongs to that dialog.
 */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, placement = 'bottom-start', matchWidth, onShown, className, children, ...rest } = props
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const latest = useLatest({ onClose, onShown })
  const [shown, setShown] = useState(false)

  useLayoutEffect(() => {
    const element = popover.current
    const anchorElement = anchor.current
    if (!element || !anchorElement) return
    element.showPopover()
    setShown(true)
    overlays.open({
      id,
      kind: 'menu',
      requestClose: (reason) => requestClose(latest.current.onClose, reason),
      isInside: (path) => path.includes(element) || path.includes(anchorElement),
    })
    return () => {
      overlays.close(id)
      const focused = focusedElement()
      if (focused && element.contains(focused)) anchorElement.focus({ preventScroll: true })
    }
  }, [anchor, id, latest])

  useLayoutEffect(() => {
    const element = popover.current
    if (!shown || !element || !anchor.current) return
    return keepPosition(anchor.current, element, { placement, matchWidth })
  }, [shown, anchor, placement, matchWidth])

  useLayoutEffect(() => {
    if (shown && popover.current) latest.current.onShown?.(popover.current)
  }, [shown, latest])

  return (
    <div {...rest} ref={popover} popover="manual" className={classNames(styles.popover, className)}>
      {shown && children}
    </div>
  )
}
