'use client'

import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { useUnsavedGuard } from '../confirm/use-unsaved-guard.tsx'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import { DialogLayer } from '../overlay/dialog-layer.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import * as styles from './modal.css.ts'
import { MODAL_CLOSE_MS, MODAL_MAX_WIDTH, MODAL_WIDTH } from './modal-numbers.ts'

export interface ModalProps {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** The cross, Escape or a press beside it. The modal stays until `open` is false. */
  onClose: CloseHandler
  /** What the modal is for, in a few words. */
  title: string
  /** In px, at most 1244; never wider than the window. Default 500. */
  width?: number
  /** Buttons, the main one last. */
  footer?: ReactNode
  /** Asks before closing whether what was typed can go. */
  unsavedChanges?: boolean
  /** What gets focus; default the first field or button. */
  initialFocus?: RefObject<HTMLElement | null>
  /** What is in it; it scrolls between title and footer. */
  children: ReactNode
}

/** A dialog over the page, for one short task that has to be finished or left first. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, width = MODAL_WIDTH, footer, initialFocus, children } = props
  const titleId = useId()
  const guard = useUnsavedGuard(props.unsavedChanges ?? false, onClose)
  return (
    <>
      <DialogLayer
        kind="modal"
        open={open}
        onClose={guard.onClose}
        closeMs={MODAL_CLOSE_MS}
        labelledBy={titleId}
        initialFocus={initialFocus}
        className={styles.placement}
      >
        <ModalSurface title={title} titleId={titleId} widthPx={width} footer={footer}>
          {children}
        </ModalSurface>
      </DialogLayer>
      {guard.question}
    </>
  )
}

interface ModalSurfaceProps {
  title: string
  titleId: string
  widthPx: number
  footer: ReactNode
  children: ReactNode
}

function ModalSurface({ widthPx, ...frame }: ModalSurfaceProps) {
  const surface = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    surface.current?.style.setProperty('--modal-width', `${Math.min(widthPx, MODAL_MAX_WIDTH)}px`)
  }, [widthPx])
  return <DialogFrame {...frame} ref={surface} className={styles.surface} />
}
