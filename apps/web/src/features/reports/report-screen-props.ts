import type { DateRange } from './date-range.ts'
import type { ReportSteps, ReportView } from './report-search.ts'

/** What every report gets of its address, and how it changes it. */
export interface ReportScreenProps {
  administrationId: number
  fiscalYearStartMonth: number
  view: ReportView
  onView: (view: ReportView) => void
}

/** A report over a range of days. */
export interface RangeReportProps extends ReportScreenProps {
  range: DateRange
  onRange: (range: DateRange, pastDays?: number) => void
}

/** A report over a range of days that is cut into parts. */
export interface SteppedReportProps extends RangeReportProps {
  by: ReportSteps
}

/** The switch for lines without any amount, which stands in the address. */
export const zeroOf = ({ view, onView }: Pick<ReportScreenProps, 'view' | 'onView'>) => ({
  shown: view.zero === true,
  onChange: (shown: boolean) => onView({ ...view, zero: shown ? true : undefined }),
})
