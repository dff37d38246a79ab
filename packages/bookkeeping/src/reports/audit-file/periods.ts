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

/** The twelve months of a fiscal year. */
export function auditPeriods({ fiscalYear, startMonth }: Year): AuditPeriod[] {
  const { from: first } = fiscalYearRange(fiscalYear, startMonth)
  return Array.from({ length: 12 }, (_, index) => {
    const from = addMonths(first, index)
    return { number: index + 1, from, to: addDays(addMonths(from, 1), -1) }
  })
}

/** The number of the period that a day of the fiscal year falls in. */
export function auditPeriodOf(day: string, { startMonth }: Year): number {
  return ((Number(day.slice(5, 7)) - startMonth + 12) % 12) + 1
}
