'use client'

import { useState, type ReactNode } from 'react'
import type { CloseHandler, CloseReason } from '../overlay/overlay-types.ts'
import { Confirm } from './confirm.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

/**
 * Stands between a dialog and its owner: while there are unsaved changes a closing is refused and
 * asked about, once. A pane that would be replaced refuses without asking and stays below.
 */
export function useUnsavedGuard(
  unsaved: boolean,
  onClose: CloseHandler,
): { onClose: CloseHandler; question: ReactNode } {
  const texts = useLanguage('confirm', dutch)
  const [asking, setAsking] = useState<CloseReason>()

  const guarded: CloseHandler = (request) => {
    if (!unsaved) {
      onClose(request)
      return
    }
    request.veto()
    if (request.reason !== 'replaced') setAsking(request.reason)
  }

  const question = (
    <Confirm
      open={asking !== undefined}
      onClose={() => setAsking(undefined)}
      onConfirm={() => onClose({ reason: asking ?? 'close-button', veto: () => {} })}
      title={texts.unsavedTitle}
      confirmLabel={texts.closeUnsaved}
      cancelLabel={texts.goOn}
      danger
    >
      {texts.unsaved}
    </Confirm>
  )
  return { onClose: guarded, question }
}
