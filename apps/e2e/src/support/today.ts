import { addDays, todayIn, weekday } from '@klopt/validators'

/** The day it is for the server and for whoever looks, wherever the machine is. */
export const today = todayIn('Europe/Amsterdam', new Date())

export const thisYear = Number(today.slice(0, 4))

/** The Monday of the week that comes after so many: in a few months the demo world has written no hours. */
export const mondayIn = (weeks: number): string => addDays(today, 7 * weeks + 1 - weekday(today))
