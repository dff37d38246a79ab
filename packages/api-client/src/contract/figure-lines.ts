import * as v from 'valibot'
import { defineCall } from './call.ts'
import { sourceType } from './entry-source.ts'
import { cents, date, id, page, pageQuery } from './wire.ts'

/** Ids beside each other, as in '12,15'. */
const idList = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14})*$/, 'Geef nummers met een komma ertussen'),
)

/** What a figure is made of. */
const figureLine = v.object({
  lineId: id,
  entryId: id,
  date,
  accountNumber: v.string(),
  accountName: v.string(),
  description: v.string(),
  contactName: v.nullable(v.string()),
  debitCents: cents,
  creditCents: cents,
  sourceType,
  sourceId: v.nullable(id),
})

/** What a figure of any report is made of; `ledger.ts` has the area. */
export const figures = {
  figureLines: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/reports/lines',
    summary: 'The lines that a figure of a report is made of, oldest first, with how many there are',
    query: v.object({
      from: date,
      to: date,
      /** Of these accounts; asked without `turnover`. */
      accountIds: v.optional(idList),
      /** Of turnover beside the boxes of sales of the VAT periods in these days, as a VAT reconciliation explains it. */
      turnover: v.optional(v.picklist(['booked', 'inBoxes', 'outsideBoxes', 'otherAccounts', 'otherPeriod'])),
      side: v.optional(v.picklist(['debit', 'credit'])),
      /** Of the documents of this contact alone; 'none' are those without one. */
      contact: v.optional(v.pipe(v.string(), v.regex(/^([1-9]\d{0,14}|none)$/))),
      /** A profit and loss leaves out what closed a year. */
      yearClose: v.optional(v.picklist(['without'])),
      /** What came in and went out leaves out what the books opened with. */
      opening: v.optional(v.picklist(['without'])),
      /** An opening balance has, beside the lines of the days, what the books opened with after them up to this day. */
      openedTo: v.optional(date),
      cursor: pageQuery.cursor,
    }),
    response: v.object({
      /** Counting ends at 1,000; when it is capped there are more. */
      count: v.number(),
      isCapped: v.boolean(),
      /** Debit minus credit of these accounts before the first day; 0 of turnover, which begins at nothing. */
      openingCents: cents,
      ...page(figureLine).entries,
    }),
  }),
}
