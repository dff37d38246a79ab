import { dateRangePresetOf, type DateRange } from '@klopt/ui'
import { formatDateShort } from '@klopt/validators'
import { today } from '../../app/today.ts'

/** 'Q3 2026', or the days: '1 okt 2026 – 5 nov 2026'. */
export const periodText = (range: DateRange, yearStartMonth?: number): string =>
  dateRangePresetOf(range, today(), yearStartMonth)?.label ??
  `${formatDateShort(range.from)} – ${formatDateShort(range.to)}`
