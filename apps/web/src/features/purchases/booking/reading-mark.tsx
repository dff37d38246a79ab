import { Icon, Tick, visuallyHidden } from '@klopt/ui'
import { ScanText } from 'lucide-react'
import type { BookingState } from './use-booking.ts'
import type { FieldName } from './fields.ts'
import * as styles from './booking.css.ts'

export interface ReadingMarkProps {
  isProposed: boolean
  isComputed?: boolean
}

/** How sure a value is: read or worked out and not looked at yet, or confirmed. Nothing for what somebody typed. */
export function ReadingMark({ isProposed, isComputed = false }: ReadingMarkProps) {
  if (isProposed && isComputed) return <span className={styles.read}>berekend</span>
  // The word stands once, above the fields.
  if (isProposed) {
    return (
      <span className={styles.read}>
        <Icon of={ScanText} />
        <span className={visuallyHidden}>gelezen</span>
      </span>
    )
  }
  return <Tick>bevestigd</Tick>
}

/** What the mark says, for all fields at once; its room stays when all was looked at. */
export const ReadingLegend = ({ count }: { count: number }) => (
  <p className={styles.readLegend}>
    {count > 0 && (
      <>
        <Icon of={ScanText} className={styles.read} /> Zo gemerkt is van het document gelezen. Kijk het na.
      </>
    )}
  </p>
)

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
