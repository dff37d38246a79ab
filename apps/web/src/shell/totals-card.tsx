import { DescriptionList, Tick } from '@klopt/ui'
import { formatEuro, formatMoney } from '@klopt/validators'
import * as styles from './document-editor.css.ts'
import { summedDraft, sumsOf, type Sum, type Totals } from '../shared/selling/draft-totals.ts'

interface TotalsCardProps {
  totals: Totals | null
  pricesIncludeVat: boolean
  /** What it all comes to. */
  due: Sum
}

/** The sums of a draft. */
export function TotalsCard({ totals, pricesIncludeVat, due }: TotalsCardProps) {
  if (totals === null) {
    return (
      <section aria-label="Totalen" className={styles.totals}>
        <p className={styles.tooLarge}>Dit bedrag is te groot om te boeken.</p>
      </section>
    )
  }
  const sums = sumsOf(summedDraft(totals, pricesIncludeVat))
  return (
    <section aria-label="Totalen" className={styles.totals}>
      <DescriptionList
        variant="sums"
        items={[
          ...sums.map(({ label, cents }) => ({ term: label, details: formatMoney(cents) })),
          { term: due.label, details: formatEuro(due.cents) },
        ]}
      />
      {totals.grossCents !== 0 && totals.vatCents !== 0 && (
        <Tick className={styles.tick}>
          {formatMoney(totals.netCents)} {totals.vatCents < 0 ? '-' : '+'} {formatMoney(Math.abs(totals.vatCents))} ={' '}
          {formatMoney(totals.grossCents)} · klopt
        </Tick>
      )}
    </section>
  )
}
