import { EURO, isRate } from '@klopt/bookkeeping/money'
import { parseDecimal } from '@klopt/validators'

/** The currency of a draft while somebody types: euros where it is absent. */
interface InCurrency {
  readonly currency?: string | undefined
  readonly exchangeRate?: string | undefined
}

/** Whether its prices are in euros. */
export const isInEuros = ({ currency = EURO }: Pick<InCurrency, 'currency'>): boolean => currency === EURO

/** How much of its currency one euro is, as the wire has it; null for euros, and for what can be no rate. */
export function rateOf(draft: InCurrency): string | null {
  const rate = isInEuros(draft) ? null : parseDecimal(draft.exchangeRate ?? '')
  return rate !== null && isRate(rate) ? rate : null
}
