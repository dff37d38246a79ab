import { Button } from '@klopt/ui'
import { BookOpenCheck } from 'lucide-react'
import { useState } from 'react'
import { formEuro } from '../../shared/vat/form-amount.ts'
import * as styles from './private-use.css.ts'

interface OutcomeProps {
  cents: number
  /** In which box it comes. */
  box: string
  /** Null when nothing may be changed. */
  onPrepare: (() => void) | null
  isPending: boolean
  /** Says at the fields what is missing, when it was asked for while it comes to nothing. */
  onRefuse?: () => void
  /** A field is wrong or empty: it says so itself. */
  isIncomplete?: boolean
}

/** What it comes to, and the way to its entry. */
export function Outcome({ cents, box, onPrepare, isPending, onRefuse, isIncomplete = false }: OutcomeProps) {
  const [isRefused, setRefused] = useState(false)
  const press = () => {
    const isNothing = cents === 0 || isIncomplete
    setRefused(isNothing)
    if (isNothing) onRefuse?.()
    else onPrepare?.()
  }
  return (
    <div className={styles.outcome}>
      <output aria-live="polite">
        <span className={styles.amount}>{formEuro(cents)}</span> <span className={styles.muted}>{box}</span>
      </output>
      {onPrepare && (
        <Button icon={BookOpenCheck} loading={isPending} onClick={press}>
          Boeking klaarzetten
        </Button>
      )}
      {isRefused && !isIncomplete && cents === 0 && (
        <p role="alert" className={styles.nothing}>
          Dit komt uit op nul: er is niets te boeken.
        </p>
      )}
    </div>
  )
}
