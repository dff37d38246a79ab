import { reportColumns, type Days, type ReportColumn, type ReportStep } from '@klopt/bookkeeping/reports'
import { ApiError } from '../../kernel/api-error.ts'

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2100-12-31'

/** Refuses days that no books have, and those that end before they begin. Throws `invalid_input`. */
export function assertRange({ from, to }: Days): void {
  assertBookDay(from, 'from')
  assertBookDay(to, 'to')
  if (from > to) throw new ApiError('invalid_input', { fields: { to: 'Kies een einddatum na de begindatum' } })
}

/** Refuses a day that no books have. Throws `invalid_input` at the field of this name. */
export function assertBookDay(day: string, field: string): void {
  if (day >= FIRST_DAY && day <= LAST_DAY) return
  throw new ApiError('invalid_input', { fields: { [field]: 'Kies een datum van 2000 tot en met 2100' } })
}

/** The columns of a report. Throws `invalid_input` for wrong days, and for more parts than anybody reads. */
export function columnsOf(days: Days & { by?: ReportStep | undefined }, startMonth: number): ReportColumn[] {
  assertRange(days)
  const columns = reportColumns({ from: days.from, to: days.to }, days.by, startMonth)
  if (columns !== null) return columns
  throw new ApiError('invalid_input', {
    fields: { to: 'Dit zijn meer dan 36 kolommen. Kies een kortere periode, of kijk per kwartaal of jaar.' },
  })
}
