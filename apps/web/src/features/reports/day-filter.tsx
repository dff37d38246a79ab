import { DateField } from '@klopt/ui'
import { today } from '../../app/today.ts'
import * as styles from './ledger.css.ts'

/** Chooses the day of a report. What cannot be read leaves the report as it is. */
export const DayFilter = ({ asOf, onDay }: { asOf: string; onDay: (asOf: string) => void }) => (
  <DateField
    className={styles.day}
    label="Op"
    value={asOf}
    today={today()}
    onChange={(day) => {
      if (day) onDay(day)
    }}
  />
)
