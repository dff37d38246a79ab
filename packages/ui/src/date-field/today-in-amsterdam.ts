import { todayIn } from '@klopt/validators'

/** The civil date, `YYYY-MM-DD`, that typed dates count from where nobody says another. */
export const todayInAmsterdam = (): string => todayIn('Europe/Amsterdam', new Date())
