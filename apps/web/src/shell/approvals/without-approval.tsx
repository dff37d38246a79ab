import { Button, TextareaField } from '@klopt/ui'
import type { ApiError } from '@klopt/api-client'
import { useState } from 'react'
import * as styles from './approval.css.ts'

export interface WithoutApprovalProps {
  /** Why it was not done; it is asked only where the client did not agree. */
  error: ApiError | null
  /** What the button says: 'Toch aangifte doen'. */
  button: string
  isPending: boolean
  onGo: (reason: string) => void
}

/** Goes on without the client, by a reason that is kept: a deadline does not wait. */
export function WithoutApproval({ error, button, isPending, onGo }: WithoutApprovalProps) {
  const [reason, setReason] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  if (!waitsForApproval(error)) return null
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(reason.trim() === '')
        if (reason.trim() !== '') onGo(reason.trim())
      }}
    >
      <TextareaField
        label="Reden om niet te wachten"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? 'Dit veld mag niet leeg zijn' : undefined}
      />
      <Button type="submit" fullWidth loading={isPending}>
        {button}
      </Button>
    </form>
  )
}

/** `approval_waits` of the catalogue. */
const WAITS = 90_192

/** Whether it was refused because the client did not agree. */
export const waitsForApproval = (error: ApiError | null): boolean => error?.code === WAITS
