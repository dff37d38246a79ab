import { addDays, addMonths } from '@klopt/validators'
import { fiscalYearRange } from '../../ledger/fiscal-year.ts'

interface AuditPeriod {
  /** 1 for the first month of the fiscal year. */
  readonly number: number
  readonly from: string
  readonly to: string
}

interface Year {
  readonly fiscalYear: number
  readonly startMonth: number
}

/** The months of a fiscal year, and behind them its last day once more for what closed it, where something did. */
const MONTHS = 12
const CLOSING = MONTHS + 1

/** The periods of a fiscal year. */
export function auditPeriods({
  fiscalYear,
  startMonth,
  closesYear,
}: Year & { readonly closesYear: boolean }): AuditPeriod[] {
  const { from: first, to: last } = fiscalYearRange(fiscalYear, startMonth)
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const from = addMonths(first, index)
    return { number: index + 1, from, to: addDays(addMonths(from, 1), -1) }
  })
  return closesYear ? [...months, { number: CLOSING, from: last, to: last }] : months
}

/** The number of the period that an entry of the fiscal year falls in. */
export function auditPeriodOf(
  { entryDate: day, closesYear }: { readonly entryDate: string; readonly closesYear: boolean },
  { fiscalYear, startMonth }: Year,
): number {
  if (closesYear && day === fiscalYearRange(fiscalYear, startMonth).to) return CLOSING
  return ((Number(day.slice(5, 7)) - startMonth + 12) % 12) + 1
}
