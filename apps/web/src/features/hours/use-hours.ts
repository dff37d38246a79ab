import type { TimeEntry } from '@klopt/api-client/contract'
import { useMayChange } from '../../app/session/use-write-block.ts'
import { today } from '../../app/today.ts'
import { hoursPeriod } from './hours-period.ts'
import { mondayOf, type HoursSearch } from './hours-search.ts'
import { useRunningWork } from './use-running-work.ts'
import { useWeek } from './use-week.ts'
import { rowIdOf, weekRows, type WorkedOn } from './week-rows.ts'

export interface HoursScreenProps {
  administrationId: number
  search: HoursSearch
  onSearch: (search: HoursSearch) => void
}

const SECONDS_PER_MINUTE = 60
const WORKING_DAYS = 5

export type Hours = ReturnType<typeof useHours>

/** What is being written: hours that are there, or new ones of a day. */
export interface OpenEntry {
  readonly entry: TimeEntry | null
  readonly day: string
  readonly on?: WorkedOn
}

/** What each way of showing the hours gets. */
export interface HoursViewProps extends HoursScreenProps {
  hours: Hours
  onOpen: (open: OpenEntry) => void
}

/** The hours of the week of a day as screens show them: their lines, what may be done, and how long a day is meant to be. */
export function useHours({ administrationId, search }: HoursScreenProps, wanted: readonly string[]) {
  const day = search.day ?? today()
  const monday = mondayOf(day)
  const userId = search.user
  const { week, isComing, entries, before, choices, hasNoProject, state } = useWeek({
    administrationId,
    monday,
    userId,
  })
  const mayWrite = useMayChange(administrationId, { permission: 'TIME_TRACKING' })
  const mayChange = mayWrite && state === 'open'
  const { running, toggle } = useRunningWork(administrationId, userId === undefined)
  const mayAddProject = useMayChange(administrationId, { permission: 'BOOKING' })
  const offered = [...new Set([...wanted, ...before.map(rowIdOf)])]
  const rows = weekRows(
    entries,
    choices,
    mayChange ? offered : [],
    running && mondayOf(running.day) === monday ? running : null,
  )
  const dayTarget = (week.data?.dayMinutes ?? 0) * SECONDS_PER_MINUTE
  return {
    day,
    monday,
    userId,
    week,
    isComing,
    entries,
    before,
    choices,
    state,
    /** Nothing can be written before somebody makes a project. */
    hasNoProject: hasNoProject && entries.length === 0,
    mayAddProject,
    rows,
    toggle,
    mayWrite,
    mayChange,
    period: hoursPeriod(day, search.view),
    /** One keeps a timer for oneself alone. */
    mayTime: mayWrite && userId === undefined,
    isTiming: running !== null,
    dayTarget,
    weekTarget: dayTarget * WORKING_DAYS,
  }
}
