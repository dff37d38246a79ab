import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, id } from './wire.ts'

/** Of each kind the newest this many are told; who wants more has its own list. */
export const FOUND_OF_KIND = 6

const foundRecord = v.object({
  kind: v.picklist(['contact', 'invoice', 'estimate', 'purchase', 'bank_line', 'entry']),
  id,
  /** Empty where it has none: a contact, a bank line, a draft. */
  number: v.string(),
  /** Whom it is of, or what it says. */
  name: v.string(),
  date: v.nullable(date),
  amountCents: v.nullable(cents),
})
export type FoundRecord = v.InferOutput<typeof foundRecord>

/** What stands anywhere in the books of an administration. */
export const search = defineArea('search', {
  find: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/search',
    summary: 'Contacts, documents, bank lines and entries by a part of their words or number, or by their amount',
    query: v.object({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(100)) }),
    response: v.array(foundRecord),
  }),
})
