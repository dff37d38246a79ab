'use client'

import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useUnsavedGuard } from '../confirm/use-unsaved-guard.tsx'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import { DialogLayer } from '../overlay/dialog-layer.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import { BesidePane } from './beside-pane.tsx'
import * as styles from './pane.css.ts'
import { PANE_SLIDE_MS, PANE_WIDTH } from './pane-numbers.ts'

export interface PaneProps {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** The cross, Escape, a press beside it, or a pane of the same type that takes its place. */
  onClose: CloseHandler
  /** Its name, at the top. */
  title: string
  /** What it shows, such as 'contact'. A pane of the same type on top is replaced. */
  type?: string
  /** In px; never wider than the window, and the whole of it on a phone. Default 560. */
  width?: number
  /** Stands to the left of the pane that is open, where both can be used. */
  beside?: boolean
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Asks before closing whether what was typed can go. */
  unsavedChanges?: boolean
  /** What gets focus; default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What is in it; it scrolls between title and footer. */
  children: ReactNode
}

/** A sheet that slides in from the right, for work beside the page one comes back to. */
export function Pane(props: PaneProps) {
  const { open, type, title, width = PANE_WIDTH, footer, beside = false, initialFocus } = props
  const titleId = useId()
  const guard = useUnsavedGuard(props.unsavedChanges ?? false, props.onClose)
  const shared = { open, type, initialFocus, labelledBy: titleId, onClose: guard.onClose }
  const surface = (
    <PaneSurface title={title} titleId={titleId} widthPx={width} footer={footer}>
      {props.children}
    </PaneSurface>
  )
  return (
    <>
      {beside ? (
        <BesidePane {...shared}>{surface}</BesidePane>
      ) : (
        <DialogLayer {...shared} kind="pane" closeMs={PANE_SLIDE_MS} className={styles.placement}>
          {surface}
        </DialogLayer>
      )}
      {guard.question}
    </>
  )
}

interface PaneSurfaceProps {
  title: string
  titleId: string
  widthPx: number
  footer: ReactNode
  children: ReactNode
}

function PaneSurface({ widthPx, ...frame }: PaneSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    surface.current?.style.setProperty('--pane-width', `${widthPx}px`)
  }, [widthPx])
  return <DialogFrame {...frame} ref={surface} className={styles.surface} />
}
