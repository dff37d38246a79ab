import { Tick } from '@klopt/ui'
import type { BookingState } from './use-booking.ts'
import type { FieldName } from './fields.ts'
import * as styles from './booking.css.ts'

/** How sure a value is: read and not looked at yet, or read and confirmed. Nothing for what somebody typed. */
export function ReadingMark({ isProposed }: { isProposed: boolean }) {
  return isProposed ? <span className={styles.read}>gelezen</span> : <Tick>bevestigd</Tick>
}

/** The marks of a field: `proposed` for its box, `action` for its label. */
export function marksOf({ proposed, wasRead }: Pick<BookingState, 'proposed' | 'wasRead'>, field: FieldName) {
  const isProposed = proposed.has(field)
  return {
    proposed: isProposed,
    action: isProposed || wasRead.has(field) ? <ReadingMark isProposed={isProposed} /> : undefined,
  }
}
