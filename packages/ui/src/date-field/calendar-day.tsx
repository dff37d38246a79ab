'use client'

import { useDate } from '../language/formats.ts'
import * as styles from './calendar.css.ts'

export interface CalendarDayProps {
  date: string
  /** Of the month, in the digits of the language. */
  number: string
  isChosen: boolean
  /** Lies between the ends of a range. */
  isWithin: boolean
  /** The one day that Tab leads to. */
  isCurrent: boolean
  isToday: boolean
  /** Belongs to the month before or after. */
  isOutside: boolean
  isDisabled: boolean
  onChoose: (date: string) => void
  onReach: ((date: string) => void) | undefined
}

/** One day in a calendar. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, number, isChosen, isWithin, isCurrent, isToday, isOutside, isDisabled, onChoose, onReach } = props
  return (
    <td className={styles.cell} aria-selected={isChosen || isWithin} data-within={isWithin || undefined}>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={useDate().showLong(date)}
        aria-current={isToday ? 'date' : undefined}
        data-outside={isOutside || undefined}
        disabled={isDisabled}
        onClick={() => onChoose(date)}
        onPointerEnter={onReach && (() => onReach(date))}
        className={styles.day}
      >
        {number}
      </button>
    </td>
  )
}
