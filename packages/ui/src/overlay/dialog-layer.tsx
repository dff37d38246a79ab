'use client'

import { Fragment, useId, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { DialogContext } from './dialog-context.ts'
import * as styles from './dialog-layer.css.ts'
import { hostSlot } from './host-element.ts'
import { useOverlayContainer } from './overlay-container.tsx'
import { classNames } from '../styles/class-names.ts'
import type { CloseHandler } from './overlay-types.ts'
import { useDialog } from './use-dialog.ts'
import { usePresence } from './use-presence.ts'
import { inertWhen } from '../react-18.ts'

export interface DialogLayerProps {
  open: boolean
  onClose: CloseHandler
  kind: 'modal' | 'pane'
  /** Panes of the same type replace each other. */
  type?: string | undefined
  /** How long the closing is seen, in ms; the page can be used meanwhile. */
  closeMs: number
  role?: 'dialog' | 'alertdialog' | undefined
  /** The id of its title; a dialog without one in sight has a `label`. */
  labelledBy?: string
  label?: string
  describedBy?: string | undefined
  /** What gets focus; default the first field or button that is not the cross. */
  initialFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children: ReactNode
}

/**
 * What Modal, Pane and Confirm have in common: a native modal dialog as wide as the window, whose
 * children lie on its scrim.
 */
export function DialogLayer(props: DialogLayerProps) {
  const present = usePresence(props.open, props.closeMs)
  const container = useOverlayContainer()
  return present ? createPortal(<NativeDialog {...props} />, container ?? document.body) : null
}

function NativeDialog(props: DialogLayerProps) {
  const { open, role, labelledBy, label, describedBy, className } = props
  const id = useId()
  const { dialog, openings, close, onCancel, onNativeClose } = useDialog(id, props)
  const children = useLastWhileOpen(props.children, open)
  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelledBy}
      aria-label={label}
      aria-describedby={describedBy}
      aria-modal="true"
      tabIndex={-1}
      {...inertWhen(!open)}
      className={classNames(styles.dialog, className)}
      onCancel={onCancel}
      onClose={onNativeClose}
      {...keepsEventsInside}
    >
      <DialogContext.Provider value={close}>
        {openings > 0 && <Fragment key={openings}>{children}</Fragment>}
      </DialogContext.Provider>
      <div {...hostSlot} />
    </dialog>
  )
}

/**
 * React passes events of a portal on to its React parents. A dialog that stands in a form or in a
 * row that can be clicked is not part of it.
 */
const keepInside = (event: SyntheticEvent) => event.stopPropagation()
const keepsEventsInside = { onClick: keepInside, onSubmit: keepInside, onReset: keepInside }

/** What a dialog showed stays while it closes, though the owner has nothing to show any more. */
function useLastWhileOpen(children: ReactNode, open: boolean): ReactNode {
  const [last, setLast] = useState(children)
  if (open && last !== children) setLast(children)
  return open ? children : last
}
