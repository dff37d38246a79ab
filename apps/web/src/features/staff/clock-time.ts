const clock = new Intl.DateTimeFormat('nl-NL', { timeZone: 'Europe/Amsterdam', hour: '2-digit', minute: '2-digit' })

/** '14:02' of an instant in seconds since 1970; what is granted ends within the hour, so the day goes without saying. */
export const clockTime = (timestamp: number): string => clock.format(timestamp * 1000)
