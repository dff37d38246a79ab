'use client'

import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react'
import type { CloseDialog } from './dialog-context.ts'
import type { DialogLayerProps } from './dialog-layer.tsx'
import { focusFirst, focusedElement, rememberFocus, returnFocus } from './focus.ts'
import type { LayerKind } from './overlay-types.ts'
import { overlays } from './overlays.ts'
import { requestClose } from './request-close.ts'
import { keepTabInside } from './tabbable.ts'
import { useLatest } from './use-latest.ts'

interface DialogState {
  dialog: RefObject<HTMLDialogElement | null>
  /** How often it opened. The children come at 1, when the dialog can hold their focus, and anew at each opening. */
  openings: number
  close: CloseDialog
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  onNativeClose: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/** What opening and closing asks of a dialog. */
type DialogOptions = Pick<DialogLayerProps, 'open' | 'onClose' | 'type' | 'initialFocus'> & { kind: LayerKind }

/** Opens and closes a native dialog along with `open`, in step with the stack and with focus. */
export function useDialog(id: string, props: DialogOptions): DialogState {
  const { open } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const latest = useLatest(props)
  const [openings, setOpenings] = useState(0)
  const focusedByBrowser = useRef<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const close = openDialog(element, id, latest)
    focusedByBrowser.current = focusedElement()
    setOpenings((count) => count + 1)
    return close
  }, [open, id, latest])

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || openings === 0 || !element) return
    const focused = focusedElement()
    // A child took it with autoFocus.
    if (focused && focused !== focusedByBrowser.current && element.contains(focused)) return
    focusFirst(element, latest.current.initialFocus)
  }, [open, openings, latest])

  const close: CloseDialog = (reason = 'close-button') => overlays.requestClose(id, reason)
  return {
    dialog,
    openings,
    close,
    onCancel: (event) => {
      // A file field says cancel too. Escape never gets here: this is the back gesture of a phone.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      close('escape')
    },
    onNativeClose: ({ target, currentTarget }) => {
      if (target !== currentTarget || currentTarget.open || !latest.current.open) return
      // The browser closed it without asking. Only the owner decides.
      currentTarget.showModal()
      close('escape')
    },
  }
}

/** Opens a dialog on top of the stack; the returned function closes it and brings focus back. */
function openDialog(element: HTMLDialogElement, id: string, latest: RefObject<DialogOptions>): () => void {
  const origin = rememberFocus(element)
  element.showModal()
  const { kind, type } = latest.current
  overlays.open({
    id,
    kind,
    type,
    dialog: element,
    requestClose: (reason) => requestClose(latest.current.onClose, reason),
    isInside: (path) => path[0] !== element,
  })
  const onKeyDown = (event: KeyboardEvent) => keepTabInside(event, element)
  element.addEventListener('keydown', onKeyDown)
  return () => {
    element.removeEventListener('keydown', onKeyDown)
    const focused = focusedElement()
    overlays.close(id)
    element.close()
    // The browser has now moved focus itself; it may have taken it from a newer dialog.
    if (!focused || element.contains(focused)) returnFocus(origin)
    else focused.focus({ preventScroll: true })
  }
}
