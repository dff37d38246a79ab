import { Button, toast } from '@klopt/ui'
import { useState } from 'react'
import { asApiError } from '../../app/errors/failures.ts'
import * as styles from './letter-modal.css.ts'

interface TestButtonProps {
  /** Mails it to the user alone; answers to which address. */
  onTest: () => Promise<string>
  onWrongBody: (message: string | undefined) => void
}

/** Mails what is written to who writes it, to see how it arrives. */
export function TestButton({ onTest, onWrongBody }: TestButtonProps) {
  const [isSending, setIsSending] = useState(false)
  const send = async () => {
    setIsSending(true)
    try {
      toast.success(`De test gaat naar ${await onTest()}`)
      onWrongBody(undefined)
    } catch (error) {
      const { fields, message } = asApiError(error)
      onWrongBody(fields['body'])
      if (fields['body'] === undefined) toast.error(fields['subject'] ?? message)
    }
    setIsSending(false)
  }
  return (
    <Button variant="text" className={styles.test} loading={isSending} onClick={() => void send()}>
      Stuur mij een test
    </Button>
  )
}
