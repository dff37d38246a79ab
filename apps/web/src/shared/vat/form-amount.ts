import { formatAmount } from '@klopt/validators'

/**
 * An amount to the cent as a form of the tax authority has it: '1.234,56', and '0' where there is nothing. A dash, which
 * says so everywhere else, could be a box that was forgotten.
 */
export const formAmount = (cents: number): string => (cents === 0 ? '0' : formatAmount(cents))

/** '€ 1.234,56', '€ 0' */
export const formEuro = (cents: number): string => `€\u00a0${formAmount(cents)}`
