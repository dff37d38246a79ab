import { formatDateLong } from '@klopt/validators'
import * as styles from './calendar.css.ts'

export interface CalendarDayProps {
  date: string
  isChosen: boolean
  /** The one day that Tab leads to. */
  isCurrent: boolean
  isToday: boolean
  /** Belongs to the month before or after. */
  isOutside: boolean
  isDisabled: boolean
  onChoose: (date: string) => void
}

/** One day in a calendar. */
export function CalendarDay({ date, isChosen, isCurrent, isToday, isOutside, isDisabled, onChoose }: CalendarDayProps) {
  return (
    <td className={styles.cell} aria-selected={isChosen}>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={formatDateLong(date)}
        aria-current={isToday ? 'date' : undefined}
        data-outside={isOutside || undefined}
        disabled={isDisabled}
        onClick={() => onChoose(date)}
        className={styles.day}
      >
        {Number(date.slice(8))}
      </button>
    </td>
  )
}
