/** The first day that PostgreSQL can tell from one before our era: it counts no year 0. */
const FIRST_DAY = '0001-01-01'

/**
 * A civil day to compare with what is stored, where nothing is as old: those of the year 0 stand for the first, and so
 * does no day at all, from which on everything counts.
 */
export const storedDay = (day: string | null): string => (day === null || day < FIRST_DAY ? FIRST_DAY : day)
