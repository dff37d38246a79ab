import { DateRangeField } from '@klopt/ui'
import { today } from '../../app/today.ts'
import type { DateRange } from './date-range.ts'
import * as styles from './ledger.css.ts'

export interface RangeFilterProps {
  range: DateRange
  /** The month that the years one can choose begin in. */
  fiscalYearStartMonth: number
  /** `pastDays` is there when the range was chosen as so many past days. */
  onChange: (range: DateRange, pastDays?: number) => void
}

/** Chooses the range of days of a report. What cannot be read leaves the report as it is. */
export const RangeFilter = ({ range, fiscalYearStartMonth, onChange }: RangeFilterProps) => (
  <DateRangeField
    className={styles.range}
    label="Periode"
    value={range}
    onChange={(next, pastDays) => {
      if (next) onChange(next, pastDays)
    }}
    today={today()}
    yearStartMonth={fiscalYearStartMonth}
  />
)
