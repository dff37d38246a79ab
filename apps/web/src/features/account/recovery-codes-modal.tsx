import { Button, Modal } from '@klopt/ui'
import { useRef, useState } from 'react'
import { RecoveryCodes } from './recovery-codes.tsx'

export interface RecoveryCodesModalProps {
  codes: readonly string[]
  emailAddress: string
  onClose: () => void
}

/** Shows new recovery codes, and does not close before they are said to be kept: nothing can show them again. */
export function RecoveryCodesModal({ codes, emailAddress, onClose }: RecoveryCodesModalProps) {
  const [isKept, setIsKept] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const leave = (refuse?: () => void) => {
    if (isKept) return onClose()
    refuse?.()
    setError('Bewaar de codes eerst en vink dit aan')
    box.current?.focus()
  }
  return (
    <Modal
      open
      title="Je herstelcodes"
      onClose={(request) => leave(request.veto)}
      footer={
        <Button variant="primary" onClick={() => leave()}>
          Klaar
        </Button>
      }
    >
      <RecoveryCodes
        ref={box}
        codes={codes}
        emailAddress={emailAddress}
        isKept={isKept}
        onKept={(kept) => {
          setIsKept(kept)
          setError(undefined)
        }}
        error={error}
      />
    </Modal>
  )
}
