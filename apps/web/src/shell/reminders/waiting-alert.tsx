import type { WaitingPayment } from '@klopt/api-client/contract'
import { Alert } from '@klopt/ui'
import type { ReactNode } from 'react'
import { waitingTitle, waitingWords } from '../../shared/reminders/letter-words.ts'
import * as styles from './remind-modal.css.ts'

interface WaitingAlertProps {
  /** At least one. */
  waiting: readonly WaitingPayment[]
  /** The way to the bank, where this can be left for it. */
  action?: ReactNode
}

/** So many payments are told one by one. */
const TOLD_APART = 5

/** That money waits in the bank for what is going to be asked, before it is. */
export function WaitingAlert({ waiting, action }: WaitingAlertProps) {
  const more = waiting.length - TOLD_APART
  return (
    <Alert tone="warning" title={waitingTitle(waiting)} action={action}>
      {waiting.slice(0, TOLD_APART).map((payment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two payments can be alike, and the list has no state
        <p key={index} className={styles.line}>
          {waitingWords(payment)}
        </p>
      ))}
      {more > 0 && <p className={styles.line}>En nog {more === 1 ? '1 betaling' : `${more} betalingen`}.</p>}
      <p className={styles.line}>Verwerk eerst wat binnenkwam, dan vraag je niet om wat al betaald is.</p>
    </Alert>
  )
}
