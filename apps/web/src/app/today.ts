import { todayIn } from '@klopt/validators'

/** The civil day in the Netherlands, which the books go by wherever the browser is. */
export const today = (now: Date = new Date()): string => todayIn('Europe/Amsterdam', now)
