const longDay = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
const weekdayOnly = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' })

/** 'Donderdag 19 november'. */
export const dayName = (day: string): string => capital(longDay.format(noonOf(day)))

/** 'Donderdag'. */
export const weekdayName = (day: string): string => capital(weekdayOnly.format(noonOf(day)))

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
