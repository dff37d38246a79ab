const format = new Intl.DateTimeFormat('nl-NL', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** '2026-06' as 'juni 2026'. */
export const monthName = (month: string): string => format.format(new Date(`${month}-15T12:00:00Z`))
