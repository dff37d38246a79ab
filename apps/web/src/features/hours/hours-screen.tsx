import type { TimeEntry } from '@klopt/api-client/contract'
import { Alert, Button, Card, Kbd, PageHeader, Skeleton, TimeGrid } from '@klopt/ui'
import { addDays, formatDateLong } from '@klopt/validators'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../../app/routing/use-page-title.ts'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { AddProject } from './add-project.tsx'
import { FromCalendar } from './calendar/from-calendar.tsx'
import { CopyDay } from './copy-day.tsx'
import { DayCard } from './day-card.tsx'
import { EntryModal } from './entry-modal.tsx'
import { mondayOf, weekName, type HoursSearch } from './hours-search.ts'
import { HoursTabs } from './hours-tabs.tsx'
import * as styles from './hours.css.ts'
import { LooseTimers } from './loose-timers.tsx'
import { RunningCard } from './running-card.tsx'
import { useRunningWork } from './use-running-work.ts'
import { useSetCell, useWeek } from './use-week.ts'
import { WeekCard } from './week-card.tsx'
import { WeekTools } from './week-tools.tsx'
import { rowIdOf, weekRows, workedOnOf, type WorkedOn } from './week-rows.ts'

export interface HoursScreenProps {
  administrationId: number
  search: HoursSearch
  onSearch: (search: HoursSearch) => void
}

const SECONDS_PER_MINUTE = 60
const WORKING_DAYS = 5
type Open = { entry: TimeEntry | null; day: string; on?: WorkedOn }

/** The hours of a week: by project and day in a grid, and the lines of a day below it. */
export function HoursScreen({ administrationId, search, onSearch }: HoursScreenProps) {
  usePageTitle('Uren')
  const day = search.day ?? today()
  const monday = mondayOf(day)
  const userId = search.user
  const { week, entries, before, choices, state } = useWeek({ administrationId, monday, userId })
  const setCell = useSetCell({ administrationId, userId })
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [open, setOpen] = useState<Open | null>(null)
  const mayWrite = useMayChange(administrationId, { permission: 'TIME_TRACKING' })
  const mayChange = mayWrite && state === 'open'
  const { running, toggle } = useRunningWork(administrationId, userId === undefined)
  const offered = [...new Set([...wanted, ...before.map(rowIdOf)])]
  const rows = weekRows(
    entries,
    choices,
    mayChange ? offered : [],
    running && mondayOf(running.day) === monday ? running : null,
  )
  const target = (week.data?.dayMinutes ?? 0) * SECONDS_PER_MINUTE
  const showDay = (next: string) => next !== day && onSearch({ ...search, day: next })
  return (
    <div className={styles.page}>
      <HoursTabs administrationId={administrationId} current="hours" />
      <PageHeader
        title="Uren"
        description={`${weekName(monday)} · ${formatDateLong(monday)} t/m ${formatDateLong(addDays(monday, 6))}`}
        actions={
          <WeekTools
            {...{ administrationId, search, onSearch, monday, state, mayWrite, hasHours: entries.length > 0 }}
          />
        }
      />
      {state !== 'open' && <WeekNotice state={state} />}
      {mayWrite && userId === undefined && (
        <>
          <RunningCard administrationId={administrationId} choices={choices} />
          <LooseTimers administrationId={administrationId} choices={choices} />
        </>
      )}
      {week.isError ? (
        <LoadError error={week.error} onRetry={() => void week.refetch()} />
      ) : (
        <Card padding="none" className={styles.grid}>
          {week.data === undefined ? (
            <Skeleton height="320px" />
          ) : (
            <TimeGrid
              key={monday}
              label={`Uren van ${weekName(monday).toLowerCase()}`}
              monday={monday}
              today={today()}
              rows={rows}
              readOnly={!mayChange}
              onDay={showDay}
              onChange={setCell}
              onNote={(rowId, date) => openCell(rowId, date)}
              {...(toggle && mayChange && { onToggleTimer: (rowId: string) => toggle(workedOnOf(rowId)) })}
              {...(target > 0 && { dayTargetSeconds: target, weekTargetSeconds: target * WORKING_DAYS })}
              actions={
                mayChange && (
                  <>
                    <AddProject
                      choices={choices}
                      shown={rows.map(({ id }) => id)}
                      onAdd={(id) => setWanted([...wanted, id])}
                    />
                    <FromCalendar {...{ administrationId, userId, monday, choices, entries, before }} />
                  </>
                )
              }
            />
          )}
        </Card>
      )}
      {mayChange && <Keys />}
      <div className={styles.below}>
        <DayCard
          day={day}
          entries={entries.filter((entry) => entry.day === day)}
          onOpen={(entry) => setOpen({ entry, day })}
          add={
            mayChange && (
              <>
                <Button variant="text" icon={Plus} onClick={() => setOpen({ entry: null, day })}>
                  Regel toevoegen
                </Button>
                <CopyDay {...{ administrationId, userId, day }} entries={[...before, ...entries]} />
              </>
            )
          }
        />
        <WeekCard entries={entries} targetSeconds={target * WORKING_DAYS} />
      </div>
      {open && (
        <EntryModal
          {...{ administrationId, userId, choices, ...open }}
          mayChange={mayChange && open.entry?.invoiced !== true}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  )

  /** The one entry of a cell, or a new one; of several the day is shown, where each stands. */
  function openCell(rowId: string, date: string) {
    const own = entries.filter((entry) => entry.day === date && rowIdOf(entry) === rowId)
    showDay(date)
    if (own.length < 2 && mayChange) setOpen({ entry: own[0] ?? null, day: date, on: workedOnOf(rowId) })
  }
}

const WeekNotice = ({ state }: { state: 'submitted' | 'approved' }) => (
  <Alert tone={state === 'approved' ? 'success' : 'info'}>
    {state === 'approved'
      ? 'Deze week is goedgekeurd. De uren staan vast.'
      : 'Deze week is ingediend en wacht op goedkeuring. Haal hem terug als je nog iets wilt veranderen.'}
  </Alert>
)

/** For who types: not on a phone, which has no such keys. */
const Keys = () => (
  <p className={styles.keys}>
    <Kbd>1,5</Kbd> of 1:30 of 90m <Kbd>Enter</Kbd> omlaag <Kbd>n</Kbd> notitie <Kbd>t</Kbd> timer aan of uit
  </p>
)
