import { useMendAddress } from '../../app/routing/use-mend-address.ts'
import type { DateRange, RangeSearch } from './date-range.ts'
import { keepRange, rangeOf } from './kept-range.ts'
import type { ReportSteps, ReportView } from './report-search.ts'
import { useFigureSteps, type ReportStep } from './use-figure-steps.ts'

interface PeriodSearch extends RangeSearch, ReportView {
  by?: ReportSteps
}

/**
 * What a report of a range of days gets of its address, and how it changes that. Days that go along from the report
 * before come into the address too: who gets it sees the same.
 */
export function usePeriodReport<Search extends PeriodSearch>(
  search: Search,
  startMonth: number,
  go: (step: ReportStep<Search>) => void,
) {
  const { by, zero, figure } = search
  const range = rangeOf(search, startMonth)
  const change = useFigureSteps(search, go)
  useMendAddress(search.from !== range.from || search.to !== range.to, () => change({ ...search, ...range }))
  return {
    range,
    by,
    fiscalYearStartMonth: startMonth,
    view: { zero, figure },
    onView: (view: ReportView) => change({ ...search, zero: undefined, figure: undefined, ...view }),
    onRange: (next: DateRange, pastDays?: number) => {
      keepRange(next, startMonth, pastDays)
      change({ ...search, ...next, figure: undefined })
    },
  }
}
