import { Tick } from '@klopt/ui'
import type { BookingState } from './use-booking.ts'
import type { FieldName } from './fields.ts'
import * as styles from './booking.css.ts'

export interface ReadingMarkProps {
  isProposed: boolean
  isComputed?: boolean
}

/** How sure a value is: read or worked out and not looked at yet, or confirmed. Nothing for what somebody typed. */
export function ReadingMark({ isProposed, isComputed = false }: ReadingMarkProps) {
  if (isProposed) return <span className={styles.read}>{isComputed ? 'berekend' : 'gelezen'}</span>
  return <Tick>bevestigd</Tick>
}

/** The marks of a field: `proposed` for its box, `action` for its label. */
export function marksOf(
  { proposed, wasRead, computed }: Pick<BookingState, 'proposed' | 'wasRead' | 'computed'>,
  field: FieldName,
) {
  const isProposed = proposed.has(field)
  const isComputed = computed.has(field)
  // What follows from what somebody typed asks nothing.
  if (isComputed && !wasRead.has(field)) return { proposed: false, action: <ReadingMark isProposed isComputed /> }
  return {
    proposed: isProposed,
    action: isProposed || wasRead.has(field) ? <ReadingMark {...{ isProposed, isComputed }} /> : undefined,
  }
}
