'use client'

import type { IconDrawing } from '../icons/icon.tsx'
import type { ReactNode } from 'react'
import { Icon } from '../icons/icon.tsx'
import { classNames } from '../styles/class-names.ts'
import * as styles from './activity-list.css.ts'
import { useLanguage } from '../language/use-language.ts'
import { dutch } from './texts.ts'

export interface Activity {
  /** Unique within the list. */
  id: string
  /** The kind of deed. */
  icon: IconDrawing
  /** What was done and by whom: 'Verstuurd door Eva Verhoeven'. */
  text: ReactNode
  /** When, as it is read: '17 okt, 14:02'. */
  moment: string
  /** The same for programs: an ISO date or moment. */
  dateTime?: string
  /** Under it: what was written along, or what changed. */
  details?: ReactNode
}

export interface ActivityListProps {
  /** Whose activity it is: 'Activiteit van factuur 2026-0038'. */
  label: string
  /** Newest first. */
  activities: readonly Activity[]
  /** In place of the list while nothing happened. */
  emptyText?: ReactNode
  /** For its place: margins, width. */
  className?: string
}

/** What was done with a thing, by whom and when. */
export function ActivityList({ label, activities, emptyText, className }: ActivityListProps) {
  const texts = useLanguage('activityList', dutch)
  if (activities.length === 0) return <p className={classNames(styles.empty, className)}>{emptyText ?? texts.empty}</p>
  return (
    <ol aria-label={label} className={className}>
      {activities.map(({ id, icon, text, moment, dateTime, details }) => (
        <li key={id} className={styles.item}>
          <Icon of={icon} className={styles.icon} />
          <div className={styles.words}>
            <p>{text}</p>
            {details !== undefined && <div className={styles.details}>{details}</div>}
          </div>
          <time dateTime={dateTime} className={styles.moment}>
            {moment}
          </time>
        </li>
      ))}
    </ol>
  )
}
