import {
  endedByLimit,
  FIRST_SCHEME_DAY,
  isPeriodStart,
  isSmallBusinessOn,
  mayRejoinFrom,
  overlapping,
  periodOfDay,
  SMALL_BUSINESS_LIMIT_CENTS,
  withSmallBusinessSpan,
  type SmallBusinessSpan,
} from '@klopt/bookkeeping/vat'
import { addDays, formatDate } from '@klopt/validators'
import { smallBusinessSpans } from '../../books/vat-rules.ts'
import type { Db } from '../../database/db.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { civilDate } from '../../kernel/clock.ts'
import { changeSmallBusiness } from '../administrations/change-administration.ts'
import { lockReturns } from '../../books/vat-returns.ts'
import { readCalendar, type OwnCalendar } from '../../books/vat-calendar.ts'
import { planRetaxing, retaxSales, type SchemeAuthor } from './retax-sales.ts'
import type { SchemeEnd } from './scheme-end.ts'
import { turnoverOfYear } from './turnover.ts'

interface Wanted {
  readonly from: string
  readonly until: string | null
}

/**
 * Takes part from a day, or leaves, by choice: on the border of VAT periods and after all that was filed, since what a
 * return was made by does not change afterwards. Throws `invalid_input`.
 */
export async function changeScheme(db: Db, administrationId: number, wanted: Wanted, today: string): Promise<void> {
  await lockReturns(db, administrationId)
  const known = await smallBusinessSpans(db, administrationId)
  const calendar = await readCalendar(db, administrationId, today)
  assertDays(calendar, known, wanted)
  const isNew = !known.some(({ from }) => from === wanted.from)
  if (isNew) await assertMayJoin(db, administrationId, known, wanted.from)
  await keepSpans(db, administrationId, withSmallBusinessSpan(known, wanted), today)
}

/**
 * Ends the scheme with the sale that passes the limit, whose row of the administration is locked, and declares the VAT of
 * what was sold without from then on.
 */
export async function endScheme(db: Db, author: SchemeAuthor, { day, untaxed }: SchemeEnd): Promise<void> {
  const { administrationId, now } = author
  const known = await smallBusinessSpans(db, administrationId)
  await keepSpans(db, administrationId, endedByLimit(known, day), civilDate(now))
  await retaxSales(db, author, await planRetaxing(db, administrationId, untaxed))
}

/** The spans when the setting of before is switched: from the running VAT period on, or always while nothing is booked. */
export function switchedSpans(
  known: readonly SmallBusinessSpan[],
  { wanted, today, calendar, isEmpty }: { wanted: boolean; today: string; calendar: OwnCalendar; isEmpty: boolean },
): readonly SmallBusinessSpan[] {
  if (wanted === isSmallBusinessOn(known, today)) return known
  const { start } = periodOfDay(calendar, today)
  if (wanted) return withSmallBusinessSpan(known, { from: isEmpty ? FIRST_SCHEME_DAY : start, until: null })
  const running = known.find((span) => isSmallBusinessOn([span], today))
  return running ? withSmallBusinessSpan(known, { from: running.from, until: addDays(start, -1) }) : known
}

/** The columns of an administration with these spans; the older one is read by servers from before. */
export const spanColumns = (spans: readonly SmallBusinessSpan[], today: string) => ({
  small_business_spans: JSON.stringify(spans),
  small_business_scheme: isSmallBusinessOn(spans, today),
})

async function keepSpans(db: Db, administrationId: number, spans: SmallBusinessSpan[], today: string): Promise<void> {
  if (overlapping(spans)) throw refusal('from', 'In deze dagen neem je al deel aan de KOR. Kies andere dagen.')
  await changeSmallBusiness(db, administrationId, spanColumns(spans, today))
}

function assertDays(calendar: OwnCalendar, known: readonly SmallBusinessSpan[], { from, until }: Wanted): void {
  for (const [field, day] of [
    ['from', from],
    ['until', until],
  ] as const)
    if (day !== null && (day < FIRST_SCHEME_DAY || day > '2099-12-31'))
      throw refusal(field, 'Kies een datum in deze eeuw')
  const before = known.find((span) => span.from === from)
  if (!before && !isPeriodStart(calendar, from))
    throw refusal('from', 'De KOR begint op de eerste dag van een btw-periode. Kies zo’n dag.')
  if (until !== null && until >= from && !isPeriodStart(calendar, addDays(until, 1)))
    throw refusal('until', 'De KOR eindigt op de laatste dag van een btw-periode. Kies zo’n dag.')
  if (!before && until !== null && until < from)
    throw refusal('until', 'De laatste dag ligt voor de eerste. Kies een latere dag.')
  const changedFrom = before ? earliest(before.until, until) : from
  const field = before ? 'until' : 'from'
  const taken = before !== undefined && until !== null && until < from ? from : changedFrom
  if (taken !== null && calendar.filed.some(({ end }) => end >= taken))
    throw refusal(field, 'Over deze dagen is al btw-aangifte gedaan. Kies een dag na de laatste aangifte.')
}

/** The first day on which another end makes a difference; null when it does nowhere. */
function earliest(a: string | null, b: string | null): string | null {
  if (a === b) return null
  const day = a === null ? b : b === null ? a : a < b ? a : b
  return day === null ? null : addDays(day, 1)
}

async function assertMayJoin(
  db: Db,
  administrationId: number,
  known: readonly SmallBusinessSpan[],
  from: string,
): Promise<void> {
  const again = mayRejoinFrom(known, from)
  if (again !== null && from < again)
    throw refusal('from', `Je bent eerder met de KOR gestopt. Opnieuw meedoen kan vanaf ${formatDate(again)}.`)
  const cents = await turnoverOfYear(db, administrationId, Number(from.slice(0, 4)))
  if (cents > SMALL_BUSINESS_LIMIT_CENTS)
    throw refusal('from', 'Je omzet van dat jaar is al hoger dan € 20.000, de grens van de KOR. Kies een later jaar.')
}

const refusal = (field: keyof Wanted, text: string) => new ApiError('invalid_input', { fields: { [field]: text } })
