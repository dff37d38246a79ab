'use client'

import { useState } from 'react'
import type { CloseHandler, CloseRequest } from '../overlay/overlay-types.ts'
import type { ConfirmProps } from './confirm.tsx'

const chosen: CloseRequest = { reason: 'choice', veto: () => {} }

/** The answer to a confirmation: while the work of a yes goes on, the question cannot be left. */
export function useAnswer({ onConfirm, onClose }: Pick<ConfirmProps, 'onConfirm' | 'onClose'>) {
  const [pending, setPending] = useState(false)

  const confirm = async (): Promise<void> => {
    const work = onConfirm()
    if (work) {
      setPending(true)
      // What fails is reported by whoever started it; the question stays, to try again or cancel.
      await work.finally(() => setPending(false))
    }
    onClose(chosen)
  }
  const closeUnlessPending: CloseHandler = (request) => {
    if (pending) request.veto()
    else onClose(request)
  }
  return { pending, confirm, onClose: closeUnlessPending }
}
