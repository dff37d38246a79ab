import { addDays, daysBetween } from '@klopt/validators'
import { beginsOnItsDay, nthDay, type Interval } from '../../calendar/index.ts'

/** When something is invoiced again. */
export interface BillingSchedule extends Interval {
  /** The last day on which it may be invoiced; null for no such day. */
  readonly endsOn: string | null
  /** How many times in all, the part before the first day not counted; null for no number. */
  readonly times: number | null
  /** The day on which the service begins, before the first whole period: what is left of that period goes pro rata. */
  readonly proRataFrom: string | null
  /** The last day of the service, where it was cancelled: nothing begins after it, and the last period goes up to it. */
  readonly serviceUntil?: string | null
}

/** What one invoice is for: it is made on the first of its days. */
export interface BillingPeriod {
  readonly from: string
  readonly to: string
  /** Of a period of which the service has a part alone: the days of that part, and of the whole. */
  readonly part: { readonly days: number; readonly ofDays: number } | null
}

/** What a schedule may have at most, so that no day beyond the calendar is reckoned. */
export const MAX_SCHEDULE_COUNT = 366
export const LAST_BILLING_DAY = '2100-12-31'

/** Every period of a schedule, the oldest first; without an end it goes on until 2100. */
export function* billingPeriods(schedule: BillingSchedule): Generator<BillingPeriod, void, undefined> {
  const { serviceUntil = null } = schedule
  for (const period of wholePeriods(schedule)) {
    if (serviceUntil !== null && period.from > serviceUntil) return
    yield serviceUntil !== null && period.to > serviceUntil ? cutOff(period, serviceUntil) : period
  }
}

function* wholePeriods(schedule: BillingSchedule): Generator<BillingPeriod, void, undefined> {
  const { startsOn, endsOn, times, proRataFrom } = schedule
  const last = endsOn !== null && endsOn < LAST_BILLING_DAY ? endsOn : LAST_BILLING_DAY
  if (proRataFrom !== null && proRataFrom <= last) yield partBefore(schedule, startsOn, proRataFrom)
  for (let index = 0; ; index += 1) {
    if (index === times) return
    const from = nthDay(schedule, index)
    if (from > last) return
    yield { from, to: addDays(nthDay(schedule, index + 1), -1), part: null }
  }
}

/** The periods that are invoiced up to a day, that day included; at most `limit`. */
export function periodsUntil(schedule: BillingSchedule, day: string): BillingPeriod[] {
  const found: BillingPeriod[] = []
  for (const period of billingPeriods(schedule)) {
    if (period.from > day) return found
    found.push(period)
  }
  return found
}

/** The first periods that come after a day. */
export function periodsAfter(schedule: BillingSchedule, day: string, count: number): BillingPeriod[] {
  const found: BillingPeriod[] = []
  for (const period of billingPeriods(schedule)) {
    if (found.length === count) return found
    if (period.from > day) found.push(period)
  }
  return found
}

/** Why a schedule cannot be, by its field; nothing when it can. */
export function scheduleFaults(schedule: BillingSchedule): Partial<Record<keyof BillingSchedule, string>> {
  const { unit, count, startsOn, endsOn, times, proRataFrom } = schedule
  const faults: Partial<Record<keyof BillingSchedule, string>> = {}
  if (!Number.isInteger(count) || count < 1 || count > MAX_SCHEDULE_COUNT)
    faults.count = `Kies een heel getal van 1 tot en met ${MAX_SCHEDULE_COUNT}`
  else if (unit === 'year' && count > 10) faults.count = 'Kies hoogstens tien jaar'
  if (startsOn < '2000-01-01' || startsOn > LAST_BILLING_DAY) faults.startsOn = 'Kies een datum in deze eeuw'
  if (!beginsOnItsDay(schedule))
    faults.dayOfMonth = 'Begin op die dag, of op de laatste dag van een maand zonder die dag'
  if (endsOn !== null && endsOn < startsOn) faults.endsOn = 'Kies een dag vanaf de eerste factuurdatum'
  if (times !== null && (!Number.isInteger(times) || times < 1 || times > 1000))
    faults.times = 'Kies een aantal van 1 tot en met 1000'
  if (proRataFrom !== null && faults.count === undefined && faults.startsOn === undefined) {
    if (proRataFrom >= startsOn || proRataFrom <= nthDay(schedule, -1))
      faults.proRataFrom = 'Kies een dag binnen de periode voor de eerste factuurdatum'
  }
  return faults
}

function cutOff({ from, to, part }: BillingPeriod, until: string): BillingPeriod {
  const ofDays = part === null ? daysBetween(from, addDays(to, 1)) : part.ofDays
  return { from, to: until, part: { days: daysBetween(from, addDays(until, 1)), ofDays } }
}

function partBefore(schedule: Interval, startsOn: string, from: string): BillingPeriod {
  const days = daysBetween(from, startsOn)
  return { from, to: addDays(startsOn, -1), part: { days, ofDays: daysBetween(nthDay(schedule, -1), startsOn) } }
}
