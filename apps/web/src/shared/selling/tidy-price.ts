import { computeDecimal } from '@klopt/validators'
import { formatPrice } from './draft.ts'

/** A price as the Dutch write it, worked out where it was a sum ('12+3' is '15,00'); what cannot be read stays as it was typed. */
export function tidyPrice(text: string): string {
  const value = computeDecimal(text)
  return value === null ? text : formatPrice(value)
}
