import * as v from 'valibot'
import { bookingDay } from './book-locks.ts'
import { cents, date } from './wire.ts'

/** What making a draft final would give it. */
export const finalising = v.object({
  /** The next of its series; somebody else may take it first. */
  number: v.string(),
  ...bookingDay.entries,
  /** Of a supply within the EU: what VIES says of the customer's number; null where it is not asked. */
  vatNumberCheck: v.nullable(v.object({ vatNumber: v.string(), state: v.picklist(['waiting', 'valid', 'invalid']) })),
  /** Of a sale to a consumer in another EU country: what was sold to such consumers, beside the limit. */
  distanceSales: v.nullable(
    v.object({
      country: v.string(),
      thisYearCents: cents,
      yearBeforeCents: cents,
      limitCents: cents,
      /** With this sale it is above the limit in this or in the last year. */
      passes: v.boolean(),
    }),
  ),
  /** The first used goods that are sold by their margin: which method its seller may use is to be told. */
  asksMarginMethod: v.boolean(),
  /** It takes the turnover of its year over the limit of the small-business scheme, which ends that day: it bears VAT. */
  schemeEnd: v.nullable(
    v.object({ day: date, turnoverCents: cents, limitCents: cents, vatCents: cents, grossCents: cents }),
  ),
})
