import { Button, IconButton } from '@klopt/ui'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkTabs } from '../../shell/link-tabs.tsx'
import type { HoursViewProps } from './use-hours.ts'
import { hoursHref, type HoursSearch } from './hours-search.ts'
import * as styles from './hours.css.ts'
import { CopyWeek, SubmitWeek } from './week-actions.tsx'

/** A day, a week or a month; one before or after it; the last week over again, and the week handed in. */
export function WeekTools(props: HoursViewProps) {
  const { administrationId, search, onSearch, hours } = props
  const { previous, next, labels } = hours.period
  const goTo = (day: string | undefined) => onSearch({ ...search, day })
  const views = [
    { view: 'day', label: 'Dag' },
    { view: undefined, label: 'Week' },
    { view: 'month', label: 'Maand' },
  ] as const
  const hrefOf = (view: HoursSearch['view']) => hoursHref(administrationId, { ...search, view })
  return (
    <>
      <LinkTabs
        label="Weergave"
        look="segments"
        items={views.map(({ view, label }) => ({ label, href: hrefOf(view), current: search.view === view }))}
      />
      <div className={styles.steps}>
        <IconButton icon={ChevronLeft} variant="secondary" label={labels.previous} onClick={() => goTo(previous)} />
        <Button onClick={() => goTo(undefined)}>Vandaag</Button>
        <IconButton icon={ChevronRight} variant="secondary" label={labels.next} onClick={() => goTo(next)} />
      </div>
      {hours.mayWrite && search.view === undefined && (
        <div className={styles.weekDeeds}>
          <CopyWeek administrationId={administrationId} hours={hours} />
          <SubmitWeek administrationId={administrationId} hours={hours} />
        </div>
      )}
    </>
  )
}
