import { addDays, isoWeek, weekday } from '@klopt/validators'
import * as v from 'valibot'
import { administrationAddress } from '../../app/routing/address.ts'
import { searchDay } from '../../app/routing/search-day.ts'

const hoursSearch = v.object({
  /** The day that is looked at; absent for today. */
  day: searchDay,
  /** A day or a month of it; absent for its week. */
  view: v.fallback(v.optional(v.picklist(['day', 'month'])), undefined),
  /** Whose hours; absent for one's own. */
  user: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1))),
    undefined,
  ),
})
/** What the address of the hours says. */
export type HoursSearch = v.InferOutput<typeof hoursSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readHoursSearch = (raw: Record<string, unknown>): HoursSearch => v.parse(hoursSearch, raw)

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekday(day))

/** 'Week 47'. */
export const weekName = (day: string): string => `Week ${isoWeek(day).week}`

/** The screen of somebody's hours, on a day. */
export const hoursHref = (administrationId: number, search: HoursSearch = {}): string =>
  administrationAddress(administrationId, 'hours', { search })

/** The screen of one project. */
export const projectHref = (administrationId: number, projectId: number): string =>
  administrationAddress(administrationId, 'projects/$projectId', { params: { projectId } })
