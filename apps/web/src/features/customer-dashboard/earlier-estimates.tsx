import { paperFormatIn } from '@klopt/bookkeeping/paper'
import type { CustomerEstimate } from '@klopt/api-client/contract'
import { Badge, Card } from '@klopt/ui'
import { useState, type ReactNode } from 'react'
import { estimateTones } from './estimate-tones.ts'
import { estimateTexts } from './estimate-texts.ts'
import * as styles from './invoice-rows.css.ts'
import type { Language } from './texts.ts'

interface EarlierEstimatesProps {
  estimates: readonly CustomerEstimate[]
  language: Language
  /** All of one. */
  children: (estimate: CustomerEstimate) => ReactNode
}

/** Estimates that are over, a line each: a press shows all of it under its line. */
export default function EarlierEstimates({ estimates, language, children }: EarlierEstimatesProps) {
  const say = estimateTexts[language]
  const [shownId, setShownId] = useState<number | null>(null)
  return (
    <Card title={say.earlier} padding="none">
      <ul className={styles.list}>
        {estimates.map((estimate) => {
          const { id, number, status, reference, grossCents, currency } = estimate
          const isShown = id === shownId
          return (
            <li key={id}>
              <div className={styles.row}>
                <button
                  type="button"
                  className={styles.open}
                  aria-expanded={isShown}
                  onClick={() => setShownId(isShown ? null : id)}
                >
                  <span className={styles.words}>
                    <span className={styles.number}>{number}</span>
                    {reference && <span className={styles.date}>{reference}</span>}
                  </span>
                  <span className={styles.figures}>
                    <span>{paperFormatIn(language, currency).euro(grossCents)}</span>
                    <Badge tone={estimateTones[status]}>{say.statuses[status]}</Badge>
                  </span>
                </button>
              </div>
              {isShown && <div className={styles.within}>{children(estimate)}</div>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
