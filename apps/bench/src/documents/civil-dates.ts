const dayMs = 86_400_000

/** A civil date so many days later. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The first and the last day of the month before that of a date. */
export function monthBefore(date: string): { first: string; last: string } {
  const last = addDays(`${date.slice(0, 7)}-01`, -1)
  return { first: `${last.slice(0, 7)}-01`, last }
}
