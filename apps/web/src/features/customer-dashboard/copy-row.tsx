import { Icon } from '@klopt/ui'
import { useEffect, useState } from 'react'
import { CheckIcon, CopyIcon } from './customer-icons.tsx'
import * as styles from './payment-card.css.ts'
import type { Texts } from './texts.ts'

interface CopyRowProps {
  label: string
  /** As it is read. */
  shown: string
  /** As it is copied, without grouping. */
  value: string
  say: Texts
}

/** How long the answer stays, in milliseconds. */
const SHOWN_MS = 4_000

/** One thing to fill in at the bank; copying it is answered where its label stands, so that nothing moves. */
export function CopyRow({ label, shown, value, say }: CopyRowProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  return (
    <div className={styles.row}>
      <dt className={styles.rowLabel}>
        <span className={outcome && styles.covered}>{label}</span>
        <span role="status" className={outcome === 'copied' ? styles.copied : styles.copyFailed}>
          {outcome && say[outcome]}
        </span>
      </dt>
      <dd className={styles.rowValue}>
        <span className={styles.value}>{shown}</span>
        <button type="button" className={styles.copy} aria-label={say.copy(label)} onClick={() => void copy()}>
          <Icon of={outcome === 'copied' ? CheckIcon : CopyIcon} />
        </button>
      </dd>
    </div>
  )
}
