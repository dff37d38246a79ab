import { PageHeader } from '@klopt/ui'
import { useState } from 'react'
import { LoadError } from '../../shell/load-error.tsx'
import { DayCard } from './day-card.tsx'
import { GridCard } from './grid-card.tsx'
import * as styles from './hours.css.ts'
import { HoursTabs } from './hours-tabs.tsx'
import { LooseTimers } from './loose-timers.tsx'
import { MonthView } from './month-view.tsx'
import { NewLine } from './new-line.tsx'
import { NoProject } from './no-project.tsx'
import { PersonChoice } from './person-choice.tsx'
import { RunningCard } from './running-card.tsx'
import type { HoursViewProps } from './use-hours.ts'
import { useFocusAfter } from './use-focus-after.ts'
import { useHoursKeys } from './use-hours-keys.ts'
import { useSetCell } from './use-set-cell.ts'
import { WeekCard } from './week-card.tsx'
import { WeekNotice } from './week-notice.tsx'
import { WeekTools } from './week-tools.tsx'

interface HoursDeskProps extends HoursViewProps {
  /** A line for this project and task. */
  onAdd: (rowId: string) => void
}

/** The hours where there is a keyboard and room: a week in a grid with the lines of a day below it, a day, or a month. */
export function HoursDesk(props: HoursDeskProps) {
  const { administrationId, search, hours } = props
  const { week, choices, state, mayTime } = hours
  const isMonth = search.view === 'month'
  // There is nothing to look at in another way yet, nor to hand in.
  const isFresh = hours.hasNoProject && hours.mayChange
  const place = useFocusAfter(isFresh)
  return (
    <>
      <PageHeader
        className={styles.header}
        title="Uren"
        badge={<PersonChoice {...props} />}
        description={hours.period.words}
        actions={!isFresh && <WeekTools {...props} />}
      />
      <HoursTabs administrationId={administrationId} current="hours" />
      {state !== 'open' && !isMonth && <WeekNotice state={state} />}
      {mayTime && (
        <>
          <RunningCard administrationId={administrationId} choices={choices} />
          <LooseTimers administrationId={administrationId} choices={choices} />
        </>
      )}
      {week.isError ? (
        <LoadError error={week.error} onRetry={() => void week.refetch()} />
      ) : isFresh ? (
        <NoProject administrationId={administrationId} mayAdd={hours.mayAddProject} />
      ) : isMonth ? (
        <MonthView {...{ administrationId, search, hours }} />
      ) : (
        <div ref={place} className={styles.page}>
          <GridView {...props} />
        </div>
      )}
    </>
  )
}

/** The grid of a week above the lines of a day, or beside them where a day is looked at. */
function GridView({ onAdd, ...props }: HoursDeskProps) {
  const { administrationId, search, hours, onOpen } = props
  const { day, entries, userId, mayChange } = hours
  const [isAdding, setAdding] = useState(false)
  const cells = useSetCell({ administrationId, userId })
  const onLine = () => onOpen({ entry: null, day })
  useHoursKeys(mayChange ? { onProject: () => setAdding(true), onLine, onUndo: cells.undo } : {})
  const grid = <GridCard {...props} {...{ onAdd, isAdding, setAdding, cells }} />
  const lines = (
    <DayCard
      day={day}
      entries={entries.filter((entry) => entry.day === day)}
      onOpen={(entry) => onOpen({ entry, day })}
      add={mayChange && <NewLine {...props} onPress={onLine} />}
    />
  )
  if (search.view === 'day') {
    return (
      <div className={styles.below}>
        {lines}
        {grid}
      </div>
    )
  }
  return (
    <>
      {grid}
      {!hours.isComing && (
        // Below a week that is still to come it would go down.
        <div className={styles.below}>
          {lines}
          <WeekCard title="Deze week" entries={entries} targetSeconds={hours.weekTarget} />
        </div>
      )}
    </>
  )
}
