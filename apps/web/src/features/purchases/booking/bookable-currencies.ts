import { currencyOptions } from '../../../shared/selling/currency-options.ts'
import { decimalsOf } from '@klopt/bookkeeping/money'

/** What a purchase can be typed in: the fields of its amounts have two decimals. */
export const BOOKABLE_CURRENCIES = currencyOptions().filter(({ value }) => decimalsOf(value) === 2)

/** A currency that was read, where a purchase can be typed in it; null for another. */
export const bookableCurrency = (currency: string): string | null =>
  BOOKABLE_CURRENCIES.some(({ value }) => value === currency) ? currency : null
