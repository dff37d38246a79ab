import { BookkeepingError } from './errors.ts'

/**
 * The largest amount a document or posting may carry, in cents: 999,999,999.99
 * euro, which is also the most a SEPA payment can be (EPC rulebook, amount of at
 * most eleven digits). Ninety thousand of them still add up exactly in a number.
 */
export const MAX_AMOUNT_CENTS = 99_999_999_999

/** Whole cents as a number. Throws `amount_out_of_range` beyond `MAX_AMOUNT_CENTS`. */
export function toCents(cents: bigint): number {
  if (cents > MAX_AMOUNT_CENTS || cents < -MAX_AMOUNT_CENTS) {
    throw new BookkeepingError(
      'amount_out_of_range',
      'Dit bedrag is te groot: een bedrag mag hoogstens 999.999.999,99 euro zijn. Controleer het aantal en de prijs.',
    )
  }
  return Number(cents)
}

/** Refuses a number that is no whole amount of cents within the range. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents)) {
    throw new BookkeepingError('invalid_amount', `${cents} is geen bedrag in hele centen. Controleer het bedrag.`)
  }
  toCents(BigInt(cents))
}
