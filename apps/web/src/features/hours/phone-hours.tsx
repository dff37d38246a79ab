import { Button, PageHeader, Skeleton, TimeGrid } from '@klopt/ui'
import { formatDuration } from '@klopt/validators'
import { Plus } from 'lucide-react'
import { today } from '../../app/today.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { FromCalendar } from './calendar/from-calendar.tsx'
import { CopyDay } from './copy-day.tsx'
import { DayLines } from './day-lines.tsx'
import { dayName } from './day-name.ts'
import { HoursTabs } from './hours-tabs.tsx'
import type { HoursViewProps } from './use-hours.ts'
import * as styles from './phone-hours.css.ts'
import { LooseTimers } from './loose-timers.tsx'
import { NoProject } from './no-project.tsx'
import { PersonChoice } from './person-choice.tsx'
import { RunningCard } from './running-card.tsx'
import { StartTimer } from './start-timer.tsx'
import { CopyWeek, SubmitWeek } from './week-actions.tsx'
import { WeekCard } from './week-card.tsx'
import { WeekMenu } from './week-menu.tsx'
import { WeekNotice } from './week-notice.tsx'
import { secondsOf } from './week-shares.ts'

/** A day at a time, as a thumb goes through it: the days of the week, what runs, the lines, and one button for another. */
export function PhoneHours(props: HoursViewProps) {
  const { administrationId, search, onSearch, hours } = props
  const { day, monday, week, entries, choices, state, rows } = hours
  // Without a project there is nothing to hand in, and no day to choose.
  const isFresh = hours.hasNoProject && hours.mayChange
  return (
    <>
      <PageHeader
        className={styles.header}
        title="Uren"
        badge={<PersonChoice {...props} />}
        description={<WeekMenu {...props} />}
        actions={
          hours.mayWrite && !isFresh && <SubmitWeek {...props} look={{ icon: undefined, className: styles.deed }} />
        }
      />
      <HoursTabs administrationId={administrationId} current="hours" />
      {!(isFresh && week.data) && (
        <TimeGrid
          key={monday}
          daysAlone
          className={styles.days}
          label="Dagen"
          {...{ monday, rows, day }}
          today={today()}
          onDay={(next) => onSearch({ ...search, day: next })}
          onChange={() => undefined}
        />
      )}
      {state !== 'open' && <WeekNotice state={state} />}
      {hours.mayTime && (
        <>
          <RunningCard administrationId={administrationId} choices={choices} />
          <LooseTimers administrationId={administrationId} choices={choices} />
        </>
      )}
      {week.isError ? (
        <LoadError error={week.error} onRetry={() => void week.refetch()} />
      ) : week.data === undefined ? (
        <Skeleton height="240px" />
      ) : isFresh ? (
        <NoProject administrationId={administrationId} mayAdd={hours.mayAddProject} />
      ) : (
        <Day {...props} />
      )}
      {entries.length > 0 && <WeekCard title="Deze week" entries={entries} targetSeconds={hours.weekTarget} />}
    </>
  )
}

/** The lines of the chosen day, and what writes on it. */
function Day({ administrationId, hours, onOpen }: HoursViewProps) {
  const { day, monday, userId, choices, before, mayTime, mayChange } = hours
  const entries = hours.entries.filter((entry) => entry.day === day)
  const seconds = secondsOf(entries)
  return (
    <section aria-labelledby="hours-day" className={styles.day}>
      <header className={styles.dayHead}>
        <h2 id="hours-day" className={styles.dayName}>
          {dayName(day)}
        </h2>
        <span className={styles.daySum}>{seconds === 0 ? '–' : formatDuration(seconds)}</span>
      </header>
      <DayLines entries={entries} onOpen={(entry) => onOpen({ entry, day })} />
      {mayChange && (
        <div className={styles.deeds}>
          <Button
            variant={hours.isTiming ? 'secondary' : 'primary'}
            className={styles.deed}
            icon={Plus}
            aria-label="Regel toevoegen"
            onClick={() => onOpen({ entry: null, day })}
          >
            Regel
          </Button>
          <CopyDay
            {...{ administrationId, userId, day }}
            entries={[...before, ...hours.entries]}
            look={{ className: styles.deed }}
          />
          {mayTime && !hours.isTiming && (
            <StartTimer {...{ administrationId, choices }} look={{ className: styles.wideDeed }} />
          )}
        </div>
      )}
      {mayChange && (
        <div className={styles.more}>
          <CopyWeek {...{ administrationId, hours }} look={{ variant: 'text', size: 'small' }} />
          <FromCalendar
            {...{ administrationId, userId, monday, choices, before }}
            entries={hours.entries}
            size="small"
          />
        </div>
      )}
    </section>
  )
}
