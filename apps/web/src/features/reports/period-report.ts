import type { DateRange, RangeSearch } from './date-range.ts'
import { keepRange, rangeOf } from './kept-range.ts'
import type { ReportSteps, ReportView } from './report-search.ts'

interface PeriodSearch extends RangeSearch, ReportView {
  by?: ReportSteps
}

/** What a report of a range of days gets of its address, and how it changes that. */
export function periodReport<Search extends PeriodSearch>(
  search: Search,
  startMonth: number,
  onSearch: (search: Search) => void,
) {
  const { by, zero, figure } = search
  return {
    range: rangeOf(search, startMonth),
    by,
    fiscalYearStartMonth: startMonth,
    view: { zero, figure },
    onView: (view: ReportView) => onSearch({ ...search, zero: undefined, figure: undefined, ...view }),
    onRange: (range: DateRange, pastDays?: number) => {
      keepRange(range, startMonth, pastDays)
      onSearch({ ...search, ...range, figure: undefined })
    },
  }
}
