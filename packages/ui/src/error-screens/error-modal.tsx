'use client'

import { Button } from '../button/button.tsx'
import { Modal } from '../modal/modal.tsx'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { openOverlay } from '../overlay/overlay-requests.ts'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import * as styles from './error-screens.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface ErrorDetails {
  /** Code of the error catalogue, or -1 when there is none. */
  code: number
  /** What happened, in Dutch. */
  message: string
}

export interface ErrorModalProps extends ErrorDetails {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** Called when it is to close, with the reason; `veto` keeps it open. */
  onClose: CloseHandler
}

/** An error nobody handled: what it says, and the code to name when asking for help. */
export function ErrorModal({ open, onClose, code, message }: ErrorModalProps) {
  const texts = useLanguage('errorScreens', dutch)
  return (
    <Modal open={open} onClose={onClose} title={texts.errorTitle} footer={<OkButton />}>
      <p className={styles.message}>{message}</p>
      <p className={styles.code}>{texts.errorCode(code)}</p>
    </Modal>
  )
}

function OkButton() {
  const texts = useLanguage('errorScreens', dutch)
  const close = useCloseDialog()
  return (
    <Button variant="primary" data-autofocus="" onClick={() => close()}>
      {texts.ok}
    </Button>
  )
}

const shown = new Set<string>()

/**
 * Shows an error from outside a component, such as the handler of failed requests. Requests that
 * fail together for one reason say so once. Needs the `OverlayHost`.
 */
export function showError(details: ErrorDetails): void {
  const key = `${details.code} ${details.message}`
  if (shown.has(key)) return
  shown.add(key)
  openOverlay(({ open, onClose }) => (
    <ErrorModal
      {...details}
      open={open}
      onClose={(request) => {
        shown.delete(key)
        onClose(request)
      }}
    />
  ))
}
