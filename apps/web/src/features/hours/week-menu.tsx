import { Menu } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { ChevronDown } from 'lucide-react'
import type { HoursViewProps } from './use-hours.ts'
import { weekName } from './hours-search.ts'
import * as styles from './phone-hours.css.ts'
import { secondsOf } from './week-shares.ts'

/** 'Week 47 · 30:54 van 40:00', of which the week is pressed to go to another one. */
export function WeekMenu({ search, onSearch, hours }: HoursViewProps) {
  const { entries, monday, weekTarget, period } = hours
  const goTo = (day: string | undefined) => () => onSearch({ ...search, day })
  const items = [
    { label: 'Vorige week', onSelect: goTo(period.previous) },
    { label: 'Deze week', onSelect: goTo(undefined) },
    { label: 'Volgende week', onSelect: goTo(period.next) },
  ]
  const sum = formatDuration(secondsOf(entries))
  return (
    <span className={styles.sum}>
      <Menu
        items={items}
        trigger={
          <button type="button" className={styles.week}>
            {weekName(monday)} <ChevronDown size={14} aria-hidden />
          </button>
        }
      />
      {` · ${weekTarget > 0 ? `${sum} van ${formatDuration(weekTarget)}` : sum}`}
    </span>
  )
}
