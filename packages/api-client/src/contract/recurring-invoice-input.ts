import * as v from 'valibot'
import { invoiceInput } from './invoice-input.ts'
import { richTextDocument } from './rich-text.ts'
import { date, decimal, requiredText } from './wire.ts'

const {
  contactId,
  deliveryPlace,
  deliveryCountry,
  paymentTermDays,
  reference,
  note,
  pricesIncludeVat,
  discountPercent,
  currency,
  exchangeRate,
} = invoiceInput.entries

export const recurringUnit = v.picklist(['day', 'week', 'month', 'year'], 'Kies dag, week, maand of jaar')

export const recurringSchedule = v.object({
  /** Every `count` of these. */
  unit: recurringUnit,
  count: v.pipe(v.number(), v.integer()),
  /** The day of the first whole period; day 31 is the last day of a shorter month. */
  startsOn: date,
  /** The day that comes back where the month of `startsOn` is too short for it: 31 after 28 February. */
  dayOfMonth: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(29), v.maxValue(31)))),
  /** The last day on which an invoice may be made. */
  endsOn: v.optional(v.nullable(date)),
  /** How many invoices in all, one for the part before the first day not counted. */
  times: v.optional(v.nullable(v.pipe(v.number(), v.integer()))),
  /** The day before `startsOn` on which it begins: what is left of that period is invoiced pro rata. */
  proRataFrom: v.optional(v.nullable(date)),
})
export type RecurringSchedule = v.InferOutput<typeof recurringSchedule>

/** What is invoiced again and again, and when. Texts may hold `{periode}`. */
export const recurringInvoiceInput = v.object({
  contactId,
  schedule: recurringSchedule,
  /** Whether each invoice waits as a draft, or is made final and mailed by itself. */
  mode: v.picklist(['draft', 'send'], 'Kies concept of versturen'),
  indexation: v.optional(
    v.nullable(
      v.object({
        percent: decimal,
        /** The first day on which prices go up. */
        from: date,
        /** And again on that day of each later year. */
        everyYear: v.boolean(),
      }),
    ),
  ),
  /** Lines get the period they are invoiced for, so that the ledger spreads them over its months. */
  spreads: v.optional(v.boolean()),
  /** The mail with each invoice, with `{periode}` as in other texts; left out or null for the usual words. */
  mail: v.optional(v.nullable(v.object({ subject: requiredText(200), body: richTextDocument }))),
  deliveryPlace,
  deliveryCountry,
  paymentTermDays,
  reference,
  note,
  pricesIncludeVat,
  discountPercent,
  currency,
  /** Each invoice takes the rate of its own day; where that is not known, a draft has this one and nothing is sent. */
  exchangeRate,
  lines: invoiceInput.entries.lines,
})
export type RecurringInvoiceInput = v.InferOutput<typeof recurringInvoiceInput>
