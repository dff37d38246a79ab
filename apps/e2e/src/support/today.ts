import { todayIn } from '@klopt/validators'

/** The day it is for the server and for whoever looks, wherever the machine is. */
export const today = todayIn('Europe/Amsterdam', new Date())

export const thisYear = Number(today.slice(0, 4))
