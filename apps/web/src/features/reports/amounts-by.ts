import type { ReportTableProps } from '@klopt/ui'
import type { ReportSteps } from './report-search.ts'

/** Twelve months stand beside each other without cents; the tip of each figure and what is exported have them. */
export const amountsBy = (by: ReportSteps): NonNullable<ReportTableProps['amounts']> =>
  by === 'month' ? 'euros' : 'cents'

/** Said of the amounts after the days of a report, so that nobody misses their cents. */
export const saidOfAmounts = (by: ReportSteps): string => (amountsBy(by) === 'euros' ? ', in hele euro’s' : '')
