'use client'

import { useId, useRef, type ReactNode, type Ref } from 'react'
import { Button } from '../button/button.tsx'
import { MODAL_CLOSE_MS } from '../modal/modal-numbers.ts'
import { useCloseDialog } from '../overlay/dialog-context.ts'
import { DialogFrame } from '../overlay/dialog-frame.tsx'
import { DialogLayer } from '../overlay/dialog-layer.tsx'
import type { CloseHandler } from '../overlay/overlay-types.ts'
import * as styles from './confirm.css.ts'
import { useAnswer } from './use-answer.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'
import { takesRef } from '../react-18.ts'

export interface ConfirmProps {
  /** Whether it is open; its owner keeps this. */
  open: boolean
  /** Cancelled, by whichever way, or confirmed (reason `choice`). */
  onClose: CloseHandler
  /** What a yes does. A promise keeps the question open and busy until it is fulfilled. */
  onConfirm: () => void | Promise<void>
  /** What it is about: 'Administratie verlaten'. */
  title: string
  /** What will happen, in a sentence or two. */
  children: ReactNode
  /** A verb: 'Verlaten', not 'Ok'. */
  confirmLabel: string
  /** Default 'Annuleren'. */
  cancelLabel?: string
  /** It cannot be undone: the button is red and focus starts on cancelling. */
  danger?: boolean
  /** What speaks against it is said: focus starts on cancelling. Default is what `danger` is. */
  careful?: boolean
}

/** A question that must be answered before anything else happens. */
export function Confirm(props: ConfirmProps) {
  const texts = useLanguage('confirm', dutch)
  const { open, title, children, confirmLabel, cancelLabel = texts.cancel, danger = false, careful = danger } = props
  const titleId = useId()
  const textId = useId()
  const cancelButton = useRef<HTMLButtonElement>(null)
  const confirmButton = useRef<HTMLButtonElement>(null)
  const { pending, confirm, onClose } = useAnswer(props)
  const buttons = (
    <>
      <CancelButton ref={cancelButton} label={cancelLabel} />
      <Button ref={confirmButton} variant={danger ? 'danger' : 'primary'} loading={pending} onClick={confirm}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <DialogLayer
      kind="modal"
      role="alertdialog"
      open={open}
      onClose={onClose}
      closeMs={MODAL_CLOSE_MS}
      labelledBy={titleId}
      describedBy={textId}
      initialFocus={careful ? cancelButton : confirmButton}
      className={styles.placement}
    >
      <DialogFrame title={title} titleId={titleId} hideClose footer={buttons} className={styles.surface}>
        <div id={textId} className={styles.text}>
          {children}
        </div>
      </DialogFrame>
    </DialogLayer>
  )
}

const CancelButton = takesRef(function CancelButton({ label, ref }: { label: string; ref: Ref<HTMLButtonElement> }) {
  const close = useCloseDialog()
  return (
    <Button ref={ref} onClick={() => close()}>
      {label}
    </Button>
  )
})
