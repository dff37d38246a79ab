'use client'

import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { DialogContext } from '../overlay/dialog-context.ts'
import { DialogLayer, type DialogLayerProps } from '../overlay/dialog-layer.tsx'
import { focusedElement, focusFirst, rememberFocus, returnFocus } from '../overlay/focus.ts'
import type { Layer } from '../overlay/overlay-types.ts'
import { overlays } from '../overlay/overlays.ts'
import { requestClose } from '../overlay/request-close.ts'
import { useLatest } from '../overlay/use-latest.ts'
import { usePresence } from '../overlay/use-presence.ts'
import * as styles from './pane.css.ts'
import { PANE_SLIDE_MS } from './pane-numbers.ts'
import { inertWhen } from '../react-18.ts'

export type BesidePaneProps = Pick<DialogLayerProps, 'open' | 'onClose' | 'type' | 'labelledBy' | 'initialFocus'> & {
  children: ReactNode
}

/**
 * A pane inside the dialog of the pane that is open, because two modal dialogs could not both be
 * used. Without such a pane it is a pane like any other.
 */
export function BesidePane(props: BesidePaneProps) {
  const present = usePresence(props.open, PANE_SLIDE_MS)
  return present ? <PresentBesidePane {...props} /> : null
}

function PresentBesidePane(props: BesidePaneProps) {
  /** The pane to stand beside, once it is known; null when there is none. */
  const [pane, setPane] = useState<PaneLayer | null>()
  // Not while rendering: a pane that opens together with this one is there only afterwards.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only after the effects of the other pane is it on the stack
    setPane(paneOnTop())
    return overlays.on((event) => {
      if (event.type === 'overlay-closed') setPane((current) => (current?.id === event.id ? null : current))
    })
  }, [])
  if (pane === undefined) return null
  if (pane) return createPortal(<Companion {...props} pane={pane} />, pane.dialog)
  return <DialogLayer {...props} kind="pane" closeMs={PANE_SLIDE_MS} className={styles.placement} />
}

type PaneLayer = Layer & { dialog: HTMLElement }

function paneOnTop(): PaneLayer | null {
  const top = overlays.getLayers().findLast(({ kind }) => kind !== 'tooltip')
  return top?.kind === 'pane' && top.dialog ? { ...top, dialog: top.dialog } : null
}

function Companion({ pane, ...props }: BesidePaneProps & { pane: PaneLayer }) {
  const { open, labelledBy, children } = props
  const id = useId()
  const element = useRef<HTMLDivElement>(null)
  const latest = useLatest(props)

  useLayoutEffect(() => {
    const panel = element.current
    if (!open || !panel) return
    const origin = rememberFocus(panel)
    const { type, initialFocus } = latest.current
    overlays.open({
      id,
      kind: 'pane',
      type,
      besideId: pane.id,
      dialog: pane.dialog,
      requestClose: (reason) => requestClose(latest.current.onClose, reason),
      isInside: (path) => path[0] !== pane.dialog,
    })
    focusFirst(panel, initialFocus)
    return () => {
      const focused = focusedElement()
      overlays.close(id)
      if (!focused || panel.contains(focused)) returnFocus(origin)
    }
  }, [open, id, latest, pane])

  return (
    <div
      ref={element}
      role="dialog"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      {...inertWhen(!open)}
      data-open={open}
      className={styles.companion}
    >
      <DialogContext.Provider value={(reason = 'close-button') => overlays.requestClose(id, reason)}>
        {children}
      </DialogContext.Provider>
    </div>
  )
}
