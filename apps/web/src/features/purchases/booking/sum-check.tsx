import { Button, Tick } from '@klopt/ui'
import { formatMoney } from '@klopt/validators'
import { checkOf, impossibleVat, isProof, recomputed, VAT_TOO_HIGH } from './amounts.ts'
import * as styles from './booking.css.ts'
import type { BookingState } from './use-booking.ts'

/** Whether net and VAT come to what is to be paid, in figures. */
export function SumCheck({ booking }: { booking: BookingState }) {
  const { draft, computed, update, today, isTypingVat } = booking
  const check = checkOf(draft, today)
  // Of VAT beyond its amount the sum would show what is below zero, and call that right.
  if (Object.keys(impossibleVat(draft, today)).length > 0) {
    return (
      <p className={styles.check} role="status">
        {isTypingVat && <span className={styles.differs}>{VAT_TOO_HIGH}</span>}
      </p>
    )
  }
  if (!check) return <p className={styles.check} role="status" />
  const { netCents, vatCents, grossCents, differenceCents } = check
  const sum = `${formatMoney(netCents)} + ${formatMoney(vatCents)}`
  return (
    <div className={styles.check} role="status">
      {differenceCents === 0 && isProof(draft, computed) && (
        <Tick>
          {sum} = {formatMoney(grossCents)} · klopt
        </Tick>
      )}
      {differenceCents === 0 && !isProof(draft, computed) && (
        <span>
          {sum} = {formatMoney(grossCents)} · berekend
        </span>
      )}
      {differenceCents !== 0 && (
        <span className={styles.differs}>
          {sum} is {formatMoney(netCents + vatCents)}: {formatMoney(Math.abs(differenceCents))}{' '}
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
