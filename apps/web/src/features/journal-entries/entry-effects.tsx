import { contract, type LedgerAccount } from '@klopt/api-client/contract'
import { isSmallBusinessOn } from '@klopt/bookkeeping/vat'
import { formatAmount } from '@klopt/validators'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { effectsOf } from './effects-of.ts'
import type { EntryDraft } from './entry-draft.ts'
import * as styles from './journal.css.ts'

export interface EntryEffectsProps {
  administrationId: number
  draft: EntryDraft
  accounts: readonly LedgerAccount[]
  /** Whose rates count while no day is filled in. */
  today: string
}

/** What booking the entry changes, before it is booked. */
export function EntryEffects({ administrationId, draft, accounts, today }: EntryEffectsProps) {
  const hasVat = draft.lines.some(({ vatCode }) => vatCode !== null)
  const scheme = useQuery({
    ...query(contract.smallBusinessScheme.get, { params: { administrationId } }),
    enabled: hasVat,
    // It only tells beforehand: the server decides when it is booked.
    meta: { errors: 'screen' as const },
  }).data
  const date = draft.entryDate ?? today
  const kor =
    scheme !== undefined &&
    isSmallBusinessOn(
      scheme.spans.map(({ from, until }) => ({ from, until })),
      date,
    )
  const effects = effectsOf(draft.lines, accounts, { date, kor })
  if (effects.length === 0) return null
  return (
    <p className={styles.effects}>
      Dit verandert
      {effects.map(({ label, cents }) => (
        <span key={label} className={styles.effect}>
          {label}
          <span className={styles.figure}>
            {cents > 0 ? '+' : ''}
            {formatAmount(cents)}
          </span>
        </span>
      ))}
    </p>
  )
}
