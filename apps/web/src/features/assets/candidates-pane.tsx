import { Button, Pane } from '@klopt/ui'
import { formatDate, formatAmount } from '@klopt/validators'
import type { Candidate } from './asset-form.ts'
import * as styles from './assets.css.ts'

export interface CandidatesPaneProps {
  candidates: readonly Candidate[]
  /** Absent for who may not add any. */
  onChoose: ((candidate: Candidate) => void) | undefined
  onClose: () => void
}

/** Purchases that may be assets, to choose from. */
export function CandidatesPane({ candidates, onChoose, onClose }: CandidatesPaneProps) {
  return (
    <Pane open title="Inkopen die een activum kunnen zijn" width={560} onClose={onClose}>
      <ul className={styles.candidates}>
        {candidates.map((candidate) => {
          const { purchaseId, lineNumber, description, supplier, invoiceDate, costCents, account } = candidate
          const name = description === '' ? (supplier ?? account.name) : description
          return (
            <li key={`${purchaseId}-${lineNumber}`} className={styles.candidate}>
              <span className={styles.candidateWords}>
                <span>{name}</span>
                <span className={styles.detail}>
                  {[description === '' ? null : supplier, formatDate(invoiceDate), account.name]
                    .flatMap((part) => part ?? [])
                    .join(' · ')}
                </span>
              </span>
              <span className={styles.amount}>{formatAmount(costCents)}</span>
              {onChoose && (
                <Button aria-label={`${name} toevoegen`} onClick={() => onChoose({ ...candidate, description: name })}>
                  Toevoegen
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Pane>
  )
}
