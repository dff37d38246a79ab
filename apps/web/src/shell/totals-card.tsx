import { DescriptionList, Tick } from '@klopt/ui'
import * as styles from './document-editor.css.ts'
import { paperWords } from '../shared/selling/paper-words.ts'
import { summedDraft, sumsOf, type Sum, type Totals } from '../shared/selling/draft-totals.ts'

interface TotalsCardProps {
  totals: Totals | null
  pricesIncludeVat: boolean
  /** What it all comes to. */
  due: Sum
  /** Of its figures; euros where it is absent. */
  currency?: string | undefined
  /** What it comes to in euros, of another currency. */
  inEuros?: string | null
}

/** The sums of a draft. */
export function TotalsCard({ totals, pricesIncludeVat, due, currency, inEuros = null }: TotalsCardProps) {
  const { money, euro } = paperWords('nl', currency).format
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
          ...sums.map(({ label, cents }) => ({ term: label, details: money(cents) })),
          { term: due.label, details: euro(due.cents) },
          ...(inEuros === null ? [] : [{ term: 'In euro', details: inEuros }]),
        ]}
      />
      {totals.grossCents !== 0 && totals.vatCents !== 0 && (
        <Tick className={styles.tick}>
          {money(totals.netCents)} {totals.vatCents < 0 ? '-' : '+'} {money(Math.abs(totals.vatCents))} ={' '}
          {money(totals.grossCents)} · klopt
        </Tick>
      )}
    </section>
  )
}
