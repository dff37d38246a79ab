import { dayLengthSeconds, instantAt, splitOverDays, timeOf } from '@klopt/bookkeeping/hours'
import { todayIn } from '@klopt/validators'
import ICAL from 'ical.js'

/** An appointment that could have been work, by the clock of Amsterdam. */
export interface Appointment {
  /** One of its kind in the file: an appointment that repeats has one for each time. */
  readonly key: string
  readonly summary: string
  readonly day: string
  readonly startTime: string
  readonly endTime: string
  readonly seconds: number
}

export interface ReadCalendar {
  readonly appointments: readonly Appointment[]
  /** How many lie in these days at an hour that the file does not explain: in a time zone that it names and does not define. */
  readonly unknownZone: number
}

const ZONE = 'Europe/Amsterdam'
const SECOND_MS = 1000
/** What repeats each second for years would keep the browser busy for ever. */
const AT_MOST_TIMES = 20_000

/**
 * The appointments of a calendar file (iCalendar, RFC 5545) that begin on the days asked for, the earliest first: what
 * repeats as often as it does then, moved ones at their own time, without those that were cancelled, take a whole day, or
 * last a day or longer. Null for a file that is no calendar.
 */
export function readCalendar(
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
): ReadCalendar | null {
  const calendars = parse(text)
  if (calendars === null) return null
  const appointments: Appointment[] = []
  let unknownZone = 0
  for (const time of calendars.flatMap((calendar) => timesOf(calendar, to))) {
    const start = instantOf(time.start)
    const end = instantOf(time.end)
    if (start === null || end === null) {
      if (isWithin(time.start.toString().slice(0, 10), from, to)) unknownZone += 1
      continue
    }
    const appointment = appointmentOf(time, start, end)
    if (appointment && isWithin(appointment.day, from, to)) appointments.push(appointment)
  }
  const order = ({ day, startTime, summary }: Appointment) => `${day} ${startTime} ${summary}`
  return { appointments: appointments.toSorted((a, b) => order(a).localeCompare(order(b))), unknownZone }
}

const isWithin = (day: string, from: string, to: string): boolean => day >= from && day <= to

function parse(text: string): ICAL.Component[] | null {
  try {
    const parsed = ICAL.parse(text.trim()) as unknown[]
    const roots = (typeof parsed[0] === 'string' ? [parsed] : parsed) as ConstructorParameters<
      typeof ICAL.Component
    >[0][]
    const calendars = roots.map((root) => new ICAL.Component(root)).filter(({ name }) => name === 'vcalendar')
    return calendars.length === 0 ? null : calendars
  } catch {
    return null
  }
}

interface Time {
  readonly key: string
  readonly summary: string
  readonly start: ICAL.Time
  readonly end: ICAL.Time
}

/** Each time that something of a calendar takes place, up to and including a day. */
function timesOf(calendar: ICAL.Component, to: string): Time[] {
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  const moved = Map.groupBy(
    events.filter((event) => event.isRecurrenceException()),
    ({ uid }) => uid,
  )
  const known = new Set(events.filter((event) => !event.isRecurrenceException()).map(({ uid }) => uid))
  return events.flatMap((event) => {
    if (event.isRecurrenceException()) return known.has(event.uid) ? [] : once(event)
    for (const exception of moved.get(event.uid) ?? []) event.relateException(exception)
    return event.isRecurring() ? repeated(event, to) : once(event)
  })
}

const isOff = (event: ICAL.Event): boolean =>
  String(event.component.getFirstPropertyValue('status') ?? '').toUpperCase() === 'CANCELLED' || event.startDate.isDate // zero: no status is no cancellation

const once = (event: ICAL.Event): Time[] =>
  isOff(event)
    ? []
    : [{ key: keyOf(event.uid, event.startDate), summary: event.summary, start: event.startDate, end: event.endDate }]

function repeated(event: ICAL.Event, to: string): Time[] {
  const times: Time[] = []
  const repeats = event.iterator()
  for (let count = 0; count < AT_MOST_TIMES; count += 1) {
    const next = repeats.next() as ICAL.Time | null | undefined
    // A day more: the clock of another zone may be ahead, and one that was moved back is found by its first day.
    if (!next || next.toString().slice(0, 10) > laterDay(to)) break
    const { item, startDate: start, endDate: end } = event.getOccurrenceDetails(next)
    if (!isOff(item)) times.push({ key: keyOf(event.uid, next), summary: item.summary, start, end })
  }
  return times
}

const MOVED_DAYS = 31
/** Until when is looked for what repeats: an appointment may have been moved forward by weeks. */
const laterDay = (day: string): string =>
  new Date(Date.parse(day) + MOVED_DAYS * 24 * 60 * 60 * SECOND_MS).toISOString().slice(0, 10)

const keyOf = (uid: string, start: ICAL.Time): string => `${uid} ${start.toString()}`

/** When that is; null in a zone that the file names and does not define. A time without a zone is of Amsterdam. */
function instantOf(time: ICAL.Time): Date | null {
  if (time.zone !== ICAL.Timezone.localTimezone) return new Date(time.toUnixTime() * SECOND_MS)
  const { zone } = time as { zone: ICAL.Timezone; timezone?: string }
  const named = (time as { timezone?: string }).timezone ?? zone.tzid
  if (named !== 'floating' && named !== ZONE) return null
  return instantAt(time.toString().slice(0, 10), time.toString().slice(11, 16))
}

function appointmentOf({ key, summary }: Time, start: Date, end: Date): Appointment | null {
  const day = todayIn(ZONE, start)
  const seconds = (end.getTime() - start.getTime()) / SECOND_MS
  if (seconds <= 0 || seconds >= dayLengthSeconds(day) || splitOverDays(start, end).length === 0) return null
  return { key, summary: summary?.trim() ?? '', day, startTime: timeOf(start), endTime: timeOf(end), seconds } // zero: without a name
}
