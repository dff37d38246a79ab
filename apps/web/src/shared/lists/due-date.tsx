import { daysBetween, formatDateShort } from '@klopt/validators'
import * as styles from './due-date.css.ts'

/** When something is due, in a column: in danger once it is late. */
export const DueDate = ({ date, isLate }: { date: string; isLate: boolean }) => (
  <span className={isLate ? styles.lateDay : styles.day}>{formatDateShort(date)}</span>
)

/** When something is due, in a card: 'vervalt 19 dec', or how late it is. Both days `YYYY-MM-DD`. */
export const DueIn = ({ date, today }: { date: string; today: string }) => (
  <span className={date < today ? styles.late : undefined}>{dueText(date, today)}</span>
)

/** 'vervalt 19 dec 2026', 'vervalt vandaag', '1 dag te laat'. */
export function dueText(date: string, today: string): string {
  if (date === today) return 'vervalt vandaag'
  if (date > today) return `vervalt ${dayText(date, today)}`
  const days = daysBetween(date, today)
  return days === 1 ? '1 dag te laat' : `${days} dagen te laat`
}

/** A day in a card: '19 nov', with its year where that is another one than of `today`. */
export const dayText = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatDateShort(date).replace(/ \d+$/, '') : formatDateShort(date)
