import { Card, Skeleton, TimeGrid } from '@klopt/ui'
import { today } from '../../app/today.ts'
import { AddProject } from './add-project.tsx'
import { FromCalendar } from './calendar/from-calendar.tsx'
import { GridKeys } from './grid-keys.tsx'
import type { HoursViewProps } from './use-hours.ts'
import { weekName } from './hours-search.ts'
import * as styles from './hours.css.ts'
import { StartTimer } from './start-timer.tsx'
import { useNewLine } from './use-new-line.ts'
import type { useSetCell } from './use-set-cell.ts'
import { rowIdOf, withFaults, workedOnOf } from './week-rows.ts'

interface GridCardProps extends HoursViewProps {
  cells: Pick<ReturnType<typeof useSetCell>, 'set' | 'faults'>
  onAdd: (rowId: string) => void
  isAdding: boolean
  setAdding: (isAdding: boolean) => void
}

/** The week by project and day, typed in cell by cell, with the keys that work there. */
export function GridCard({
  administrationId,
  search,
  onSearch,
  hours,
  onOpen,
  cells,
  onAdd,
  ...adding
}: GridCardProps) {
  const { day, monday, entries, before, choices, rows, userId, toggle, mayTime, mayChange } = hours
  const { grid, onAdded } = useNewLine(
    rows.map(({ id }) => id),
    day,
  )
  const add = (rowId: string) => {
    onAdd(rowId)
    onAdded(rowId)
  }
  const showDay = (next: string) => next !== day && onSearch({ ...search, day: next })
  const ownOf = (rowId: string, date: string) =>
    entries.filter((entry) => entry.day === date && rowIdOf(entry) === rowId)
  /** The one entry of a cell, or a new one; of several the day is shown, where each stands. */
  const openCell = (rowId: string, date: string) => {
    const own = ownOf(rowId, date)
    showDay(date)
    if (own.length < 2 && mayChange) onOpen({ entry: own[0] ?? null, day: date, on: workedOnOf(rowId) })
  }
  const actions = mayChange && (
    <div className={styles.tools}>
      <AddProject {...adding} onAdd={add} choices={choices} shown={rows.map(({ id }) => id)} />
      <FromCalendar {...{ administrationId, userId, monday, choices, entries, before }} />
      {mayTime && !hours.isTiming && <StartTimer {...{ administrationId, choices }} />}
    </div>
  )
  return (
    <div ref={grid} className={styles.gridPlace}>
      <Card padding="none" className={styles.grid}>
        {hours.isComing ? (
          <Skeleton height="320px" />
        ) : (
          <TimeGrid
            key={monday}
            label={`Uren van ${weekName(monday).toLowerCase()}`}
            {...{ monday, day, actions }}
            rows={withFaults(rows, cells.faults)}
            today={today()}
            readOnly={!mayChange}
            onDay={showDay}
            onChange={(rowId, date, seconds) => cells.set({ rowId, day: date }, seconds, ownOf(rowId, date)[0] ?? null)}
            onNote={openCell}
            {...(toggle && mayChange && { onToggleTimer: (rowId: string) => toggle(workedOnOf(rowId)) })}
            {...(hours.dayTarget > 0 && { dayTargetSeconds: hours.dayTarget, weekTargetSeconds: hours.weekTarget })}
          />
        )}
      </Card>
      {mayChange && !hours.isComing && <GridKeys />}
    </div>
  )
}
