'use client'

import { buttonClassName } from '../button/button-class-name.ts'
import { classNames } from '../styles/class-names.ts'
import * as styles from './date-range-field.css.ts'
import { dateRangePresets, isSameRange, withinLimits, type DateRange } from './date-range.ts'
import { PastDaysForm } from './past-days-form.tsx'
import { RangeCalendar } from './range-calendar.tsx'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface RangePanelProps {
  value: DateRange | null
  /** `days` is there when the range was chosen as so many past days. */
  onChoose: (range: DateRange, days?: number) => void
  today: string
  yearStartMonth?: number | undefined
  min?: string
  max?: string
}

/** What the button of a range opens: the ranges one asks for most, past days, and a calendar. */
export function RangePanel({ value, onChoose, today, yearStartMonth, min, max }: RangePanelProps) {
  const texts = useLanguage('dateRangeField', dutch)
  return (
    <div className={styles.panel}>
      <div className={styles.choices}>
        <div role="group" aria-label={texts.presets} className={styles.presets}>
          {dateRangePresets(today, yearStartMonth, texts).map(({ id, label, range }) => {
            const offered = withinLimits(range, min, max)
            return (
              <button
                key={id}
                type="button"
                aria-pressed={isSameRange(offered, value)}
                disabled={offered === null}
                onClick={() => offered && onChoose(offered)}
                className={classNames(buttonClassName({ variant: 'text', size: 'small' }), styles.preset)}
              >
                {label}
              </button>
            )
          })}
        </div>
        <PastDaysForm today={today} min={min} max={max} onChoose={onChoose} />
      </div>
      <RangeCalendar value={value} onChoose={onChoose} today={today} min={min} max={max} />
    </div>
  )
}
