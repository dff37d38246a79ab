import type { SmallBusinessScheme } from '@klopt/api-client/contract'
import { isSmallBusinessOn, SMALL_BUSINESS_LIMIT_CENTS, smallBusinessLevel } from '@klopt/bookkeeping/vat'
import { addDays } from '@klopt/validators'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { soldByDay } from './scheme-end.ts'
import { smallBusinessTurnover } from './turnover.ts'

/** When the scheme held, and how near turnover is to its limit. */
export async function showScheme(db: Db, administrationId: number, today: string): Promise<SmallBusinessScheme> {
  const spans = await smallBusinessSpans(db, administrationId)
  const years = await smallBusinessTurnover(db, administrationId)
  const thisYear = Number(today.slice(0, 4))
  const known = years.some(({ year }) => year === thisYear) ? years : [{ year: thisYear, cents: 0 }, ...years]
  const passed = spans.flatMap(({ until, endedBy }) =>
    endedBy === 'limit' && until !== null ? Number(addDays(until, 1).slice(0, 4)) : [],
  )
  return {
    spans: spans.map(({ from, until, endedBy }) => ({ from, until, endedBy: endedBy ?? null })),
    isOn: isSmallBusinessOn(spans, today),
    limitCents: SMALL_BUSINESS_LIMIT_CENTS,
    soldByDay: await soldByDay(db, administrationId, spans),
    turnover: known
      .toSorted((a, b) => b.year - a.year)
      .map(({ year, cents }) => ({ year, cents, level: passed.includes(year) ? 'passed' : smallBusinessLevel(cents) })),
  }
}
