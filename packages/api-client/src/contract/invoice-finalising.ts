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
  /** Of a sale of used goods by their margin: why its VAT may not be reckoned by the article; null when it may. */
  marginDoubt: v.nullable(v.picklist(['unasked', 'period', 'before_notice'])),
  /**
   * With it the turnover of its year passes the limit of the small-business scheme, which ends on that day: by itself, so that
   * it bears VAT, or by a sale of a later day.
   */
  schemeEnd: v.nullable(
    v.object({
      day: date,
      /** Before the sale that passes the limit. */
      turnoverCents: cents,
      limitCents: cents,
      vatCents: cents,
      grossCents: cents,
      /** What was sold without VAT from that day on, and the VAT that is declared of it. */
      retaxed: v.object({ count: v.number(), vatCents: cents }),
    }),
  ),
})
