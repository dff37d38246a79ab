import { DateField, DescriptionList, TextareaField, TextField, Tick } from '@klopt/ui'
import { formatDecimal, formatEuro, formatMoney, parseDecimal } from '@klopt/validators'
import type { DraftPartProps } from './draft-head.tsx'
import * as styles from './draft-editor.css.ts'
import { summedDraft, sumsOf, type Totals } from './draft-totals.ts'
import { dueOf } from './invoice-view-content.ts'

interface DraftExtrasProps extends DraftPartProps {
  totals: Totals | null
  isCredit: boolean
}

/** Under the lines: the customer's reference and a note at the left, the sums at the right. */
export function DraftExtras({ draft, update, problems, totals, isCredit }: DraftExtrasProps) {
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
          label="Korting op de factuur"
          inputMode="decimal"
          suffix={<span className={styles.unit}>%</span>}
          value={draft.discountPercent}
          onChange={({ target }) => update((before) => ({ ...before, discountPercent: target.value }))}
          onBlur={() => update((before) => ({ ...before, discountPercent: tidyDecimal(before.discountPercent) }))}
          error={problems['discountPercent']}
        />
        <DateField
          label="Geleverd op of vanaf"
          hint="Als dat een andere dag was dan de factuurdatum"
          value={draft.supplyFrom ?? null}
          onChange={(supplyFrom) => update((before) => ({ ...before, supplyFrom }))}
          error={problems['supplyFrom']}
        />
        <DateField
          label="Geleverd tot en met"
          value={draft.supplyTo ?? null}
          onChange={(supplyTo) => update((before) => ({ ...before, supplyTo }))}
          error={problems['supplyTo']}
        />
        <TextareaField
          label="Opmerking op de factuur"
          rows={2}
          maxLength={4000}
          className={styles.wholeRow}
          value={draft.note}
          onChange={({ target }) => update((before) => ({ ...before, note: target.value }))}
        />
      </div>
      <TotalsCard totals={totals} pricesIncludeVat={draft.pricesIncludeVat} isCredit={isCredit} />
    </div>
  )
}

/** A number written as the Dutch do; what cannot be read stays as it was typed. */
export function tidyDecimal(text: string): string {
  const value = parseDecimal(text)
  return value === null ? text : formatDecimal(value)
}

interface TotalsCardProps {
  totals: Totals | null
  pricesIncludeVat: boolean
  isCredit: boolean
}

function TotalsCard({ totals, pricesIncludeVat, isCredit }: TotalsCardProps) {
  if (totals === null) {
    return (
      <section aria-label="Totalen" className={styles.totals}>
        <p className={styles.tooLarge}>Dit bedrag is te groot om te boeken.</p>
      </section>
    )
  }
  const sums = sumsOf(summedDraft(totals, pricesIncludeVat))
  const due = dueOf(isCredit, totals.grossCents)
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
