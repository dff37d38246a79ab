'use client'

import type { ReactNode } from 'react'
import { openOverlay } from '../overlay/overlay-requests.ts'
import { Confirm, type ConfirmProps } from './confirm.tsx'

export interface Question extends Pick<ConfirmProps, 'title' | 'confirmLabel' | 'cancelLabel' | 'danger' | 'careful'> {
  /** What will happen, in a sentence or two. */
  text: ReactNode
}

/**
 * Asks outside a component, in the middle of what is being done:
 * `if (await askConfirmation({ … })) leave()`. Needs the `OverlayHost`.
 */
export function askConfirmation({ text, ...question }: Question): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  openOverlay(({ open, onClose }) => (
    <Confirm
      {...question}
      open={open}
      onConfirm={() => resolve(true)}
      onClose={(request) => {
        resolve(false)
        onClose(request)
      }}
    >
      {text}
    </Confirm>
  ))
  return promise
}
