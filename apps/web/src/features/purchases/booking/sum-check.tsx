import { Button, Tick } from '@klopt/ui'
import { formatAmount } from '@klopt/validators'
import { amountErrors, shownAmountErrors } from './amount-errors.ts'
import { recomputed } from './amounts.ts'
import * as styles from './booking.css.ts'
import { checkOf, isProof, otherVatCents } from './sum-of-amounts.ts'
import type { BookingState } from './use-booking.ts'

/** Whether net and VAT come to what is to be paid, in figures. */
export function SumCheck({ booking }: { booking: BookingState }) {
  const { draft, computed, update, today, typing } = booking
  const check = checkOf(draft, today)
  // Of VAT beyond its amount the sum would show what is below zero, and call that right.
  if (Object.keys(amountErrors(draft, today)).length > 0) {
    // A field tells its error once it is left.
    const [told] = typing === null ? [] : Object.values(shownAmountErrors(draft, today, typing))
    return (
      <p className={styles.check} role="status">
        {told !== undefined && <span className={styles.differs}>{told}</span>}
      </p>
    )
  }
  if (!check) return <p className={styles.check} role="status" />
  const { netCents, vatCents, grossCents, differenceCents } = check
  const otherVat = otherVatCents(draft, today)
  const sum = `${formatAmount(netCents)} + ${formatAmount(vatCents)}`
  return (
    <div className={styles.check} role="status">
      {differenceCents === 0 && isProof(draft, computed, today) && (
        <Tick>
          {sum} = {formatAmount(grossCents)} · klopt
        </Tick>
      )}
      {differenceCents === 0 && !isProof(draft, computed, today) && (
        <span>
          {sum} = {formatAmount(grossCents)} ·{' '}
          {otherVat === null ? 'berekend' : `btw berekend: ${formatAmount(otherVat)}`}
        </span>
      )}
      {differenceCents !== 0 && (
        <span className={styles.differs}>
          {sum} is {formatAmount(netCents + vatCents)}: {formatAmount(Math.abs(differenceCents))}{' '}
          {differenceCents > 0 ? 'minder' : 'meer'} dan het totaal
          {draft.mode === 'totals' && (
            <Button size="small" onClick={() => update('vatCents', (before) => recomputed(before, today))}>
              Btw uitrekenen
            </Button>
          )}
        </span>
      )}
    </div>
  )
}
