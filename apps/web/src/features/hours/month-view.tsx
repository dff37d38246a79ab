import { contract } from '@klopt/api-client/contract'
import { Card, Skeleton } from '@klopt/ui'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../app/transport/api.ts'
import { LoadError } from '../../shell/load-error.tsx'
import { weeksOf, workingDaysOf } from './hours-period.ts'
import type { HoursSearch } from './hours-search.ts'
import * as styles from './hours.css.ts'
import { MonthTable } from './month-table.tsx'
import type { Hours } from './use-hours.ts'
import { WeekCard } from './week-card.tsx'

interface MonthViewProps {
  administrationId: number
  search: HoursSearch
  hours: Hours
}

/** The hours of a month, day by day in its weeks, and how it is divided over projects. */
export function MonthView({ administrationId, search, hours }: MonthViewProps) {
  const { period, userId } = hours
  const days = weeksOf(period).flat()
  const who = userId === undefined ? {} : { userId: String(userId) }
  const month = useQuery(
    query(contract.hours.list, {
      params: { administrationId },
      query: { from: days[0] ?? period.from, to: days.at(-1) ?? period.to, ...who },
    }),
  )
  if (month.isError) return <LoadError error={month.error} onRetry={() => void month.refetch()} />
  if (month.data === undefined) return <Skeleton height="420px" />
  const { entries, weeks } = month.data
  const own = entries.filter(({ day }) => day >= period.from && day <= period.to)
  return (
    <div className={styles.below}>
      <Card padding="none">
        <MonthTable {...{ administrationId, search, period, entries, weeks }} dayTarget={hours.dayTarget} />
      </Card>
      <WeekCard title="Deze maand" entries={own} targetSeconds={hours.dayTarget * workingDaysOf(period)} />
    </div>
  )
}
