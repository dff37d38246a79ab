import { Button } from '@klopt/ui'
import { BookOpenCheck } from 'lucide-react'
import { formEuro } from '../../shared/vat/form-amount.ts'
import * as styles from './private-use.css.ts'

interface OutcomeProps {
  cents: number
  /** In which box it comes. */
  box: string
  /** Null when nothing may be changed. */
  onPrepare: (() => void) | null
  isPending: boolean
}

/** What it comes to, and the way to its entry. */
export function Outcome({ cents, box, onPrepare, isPending }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <output aria-live="polite">
        <span className={styles.amount}>{formEuro(cents)}</span> <span className={styles.muted}>{box}</span>
      </output>
      {onPrepare && (
        <Button icon={BookOpenCheck} disabled={cents === 0} loading={isPending} onClick={onPrepare}>
          Boeking klaarzetten
        </Button>
      )}
    </div>
  )
}
