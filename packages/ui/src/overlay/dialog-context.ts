'use client'

import { createContext, useContext } from 'react'
import type { CloseReason } from './overlay-types.ts'

/** Asks the dialog around a component to close; false when it refuses. */
export type CloseDialog = (reason?: CloseReason) => boolean

export const DialogContext = createContext<CloseDialog | null>(null)

/** Closes the modal or pane a component stands in, as its cross does. */
export function useCloseDialog(): CloseDialog {
  const close = useContext(DialogContext)
  if (!close) {
    throw new Error(
      'useCloseDialog was called outside a Modal, Pane or Confirm, so there is nothing to close. Call it in a component rendered inside one.',
    )
  }
  return close
}
