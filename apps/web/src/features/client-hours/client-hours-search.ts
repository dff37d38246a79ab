import * as v from 'valibot'
import { searchDay } from '../../app/routing/search-day.ts'

const number = v.fallback(
  v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1))),
  undefined,
)
const clientHoursSearch = v.object({
  /** The days that are shown; absent for this month. */
  from: searchDay,
  to: searchDay,
  /** Of one client, or of one colleague. */
  client: number,
  user: number,
})
/** What the address of the hours on clients says. */
export type ClientHoursSearch = v.InferOutput<typeof clientHoursSearch>

/** Reads the address; what cannot be read is as if it were not there. */
export const readClientHoursSearch = (raw: Record<string, unknown>): ClientHoursSearch =>
  v.parse(clientHoursSearch, raw)

/** The days that are shown: this month up to today when the address says nothing. */
export function shownDays({ from, to }: ClientHoursSearch, today: string): { from: string; to: string } {
  return from !== undefined && to !== undefined && from <= to
    ? { from, to }
    : { from: `${today.slice(0, 7)}-01`, to: today }
}
