import type { InvoiceInput } from '@klopt/api-client/contract'
import { EURO } from '@klopt/bookkeeping/money'
import type { Db } from '../../../database/db.ts'
import { findDayRate } from './find-day-rate.ts'

type InCurrency = Pick<InvoiceInput, 'currency' | 'exchangeRate'>

/**
 * The currency of an invoice that is made of something else, with the rate of its own day; of a day without one it keeps
 * the rate that was written with it, which its draft shows to be changed. Nothing for euros.
 */
export async function currencyOn(
  db: Db,
  { currency = EURO, exchangeRate }: InCurrency,
  day: string,
): Promise<InCurrency> {
  if (currency === EURO) return {}
  const found = await findDayRate(db, currency, day)
  return { currency, exchangeRate: found?.rate ?? exchangeRate }
}
