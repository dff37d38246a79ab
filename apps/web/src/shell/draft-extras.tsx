import { TextareaField, TextField } from '@klopt/ui'
import { formatEuro } from '@klopt/validators'
import type { ReactNode } from 'react'
import { eurosOf } from '../shared/selling/draft-euros.ts'
import { tidyDecimal, type DraftPartProps } from '../shared/selling/draft.ts'
import * as styles from './document-editor.css.ts'
import type { Sum, Totals } from '../shared/selling/draft-totals.ts'
import { TotalsCard } from './totals-card.tsx'

interface DraftExtrasProps extends DraftPartProps {
  totals: Totals | null
  /** What it all comes to. */
  due: Sum
  /** 'de factuur' */
  what: string
  /** More fields, before the note. */
  children?: ReactNode
}

/** Under the lines: the customer's reference and a note at the left, the sums at the right. */
export function DraftExtras({ draft, update, problems, totals, due, what, children }: DraftExtrasProps) {
  const euros = totals && eurosOf(draft, totals)
  return (
    <div className={styles.extras}>
      <div className={styles.extraFields}>
        <TextField
          label="Kenmerk van de klant"
          maxLength={200}
          value={draft.reference}
          onChange={({ target }) => update((before) => ({ ...before, reference: target.value }))}
        />
        <TextField
          label={`Korting op ${what}`}
          inputMode="decimal"
          suffix={<span className={styles.unit}>%</span>}
          value={draft.discountPercent}
          onChange={({ target }) => update((before) => ({ ...before, discountPercent: target.value }))}
          onBlur={() => update((before) => ({ ...before, discountPercent: tidyDecimal(before.discountPercent) }))}
          error={problems['discountPercent']}
        />
        {children}
        <TextareaField
          label={`Opmerking op ${what}`}
          rows={2}
          maxLength={4000}
          className={styles.wholeRow}
          value={draft.note}
          onChange={({ target }) => update((before) => ({ ...before, note: target.value }))}
        />
      </div>
      <TotalsCard
        totals={totals}
        pricesIncludeVat={draft.pricesIncludeVat}
        due={due}
        currency={draft.currency}
        inEuros={euros && formatEuro(euros.grossCents)}
      />
    </div>
  )
}
