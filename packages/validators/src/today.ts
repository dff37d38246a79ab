const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The civil day (`YYYY-MM-DD`) that the calendar on the wall shows in a time zone (an IANA name such as
 * `Europe/Amsterdam`) at an instant. Throws a RangeError for an unknown zone or an invalid instant.
 */
export function todayIn(timeZone: string, now: Date): string {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  )
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** The civil day on the wall where the program runs: the user's own in a browser, the machine's on a server. */
export function localToday(now: Date = new Date()): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) =>
    String(part).padStart(2, '0'),
  )
  return `${year?.padStart(4, '0')}-${month}-${day}`
}

/** Making a formatter costs a thousand times what using one does, so there is one per zone. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}
