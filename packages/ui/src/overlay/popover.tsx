'use client'

import { useId, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactNode, type RefObject } from 'react'
import { classNames } from '../styles/class-names.ts'
import { focusedElement } from './focused-element.ts'
import type { CloseHandler } from './overlay-types.ts'
import { overlays } from './overlays.ts'
import * as styles from './popover.css.ts'
import { requestClose } from './request-close.ts'
import { Sheet } from './sheet.tsx'
import { useFloatingPlace, type FloatingPair, type Placement } from './use-floating-place.ts'
import { useIsSheet } from './use-is-sheet.ts'
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
  /** What it is called as a sheet. Default its `aria-label`, and without that the name of its anchor. */
  sheetTitle?: string
  /** Stays beside its anchor on a phone too: what stands under a field that is typed in. */
  alwaysBeside?: boolean
  /** What is in it. */
  children: ReactNode
}

/**
 * A floating surface for menus, lists and calendars. It is open while it is rendered. It lies in the
 * top layer of the browser and yet where it stands in the document: nothing clips it, and inside a
 * dialog it belongs to that dialog. In a window under 600 px wide it is a sheet at the foot of the window.
 */
export function Popover(props: PopoverProps) {
  const { anchor, onClose, placement, matchWidth, onShown, sheetTitle, alwaysBeside, className, children, ...others } =
    props
  const isSheet = useIsSheet() && !alwaysBeside
  const shared = { anchor, onClose, onShown, className, children }
  if (isSheet) return <Sheet {...shared} sheetTitle={sheetTitle} attributes={others} />
  return <Beside {...shared} {...others} placement={placement} matchWidth={matchWidth} />
}

/** The surface beside its anchor. */
function Beside(props: Omit<PopoverProps, 'sheetTitle' | 'alwaysBeside'>) {
  const {
    anchor,
    onClose,
    placement = 'bottom-start',
    matchWidth,
    onShown,
    className,
    style,
    children,
    ...rest
  } = props
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const latest = useLatest({ onClose, onShown })
  const [shown, setShown] = useState<FloatingPair>()
  const place = useFloatingPlace(shown, { placement, matchWidth })

  useLayoutEffect(() => {
    const element = popover.current
    const anchorElement = anchor.current
    if (!element || !anchorElement) return
    element.showPopover()
    setShown({ anchor: anchorElement, floating: element })
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
    if (shown) latest.current.onShown?.(shown.floating)
  }, [shown, latest])

  return (
    <div
      {...rest}
      ref={popover}
      popover="manual"
      style={{ ...style, ...place }}
      className={classNames(styles.popover, className)}
    >
      {shown && children}
    </div>
  )
}
