import { Alert, TextareaField } from '@klopt/ui'
import * as styles from './approval.css.ts'

export interface ApprovalReasonProps {
  /** Why it waits, of `useApprovalWaits`. */
  waits: string
  reason: string
  /** It was asked for in vain. */
  isMissing: boolean
  onChange: (reason: string) => void
}

/** Says before the press that the client did not agree, and asks why one goes on: a deadline does not wait. */
export function ApprovalReason({ waits, reason, isMissing, onChange }: ApprovalReasonProps) {
  return (
    <div className={styles.stack}>
      <Alert tone="warning">{waits} Wacht daarop, of geef een reden om zonder akkoord verder te gaan.</Alert>
      <TextareaField
        label="Reden om niet te wachten"
        required
        rows={2}
        maxLength={500}
        value={reason}
        onChange={(event) => onChange(event.target.value)}
        error={isMissing && reason.trim() === '' ? 'Dit veld mag niet leeg zijn' : undefined}
      />
    </div>
  )
}
