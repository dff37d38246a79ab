import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { timestamp } from './wire.ts'

/** What was changed in the books, as coarse as somebody asks for it. */
export const clientChangeKind = v.picklist([
  'invoices',
  'estimates',
  'purchases',
  'documents',
  'bank',
  'journal',
  'assets',
  'vat',
  'hours',
  'expenses',
  'contacts',
  'products',
  'questions',
  'settings',
])
export type ClientChangeKind = v.InferOutput<typeof clientChangeKind>

export const clientChange = v.object({
  kind: clientChangeKind,
  /** Who did it; null for what the clock did. */
  by: v.nullable(v.string()),
  count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  lastAt: timestamp,
})
export type ClientChange = v.InferOutput<typeof clientChange>

/** What others did in the books of a client since a colleague of its firm last looked. */
export const clientVisits = defineArea('clientVisits', {
  begin: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/visits',
    summary:
      'Remember the visit, and tell what others changed since the one before; within the hour it is the same visit',
    response: v.object({
      /** When the visit before this one ended; null in the first. */
      since: v.nullable(timestamp),
      /** The latest first. */
      changes: v.array(clientChange),
      /** More was written than is looked through: the counts are of the newest. */
      isCapped: v.boolean(),
    }),
    errors: ['only_firm_visits'],
    stale: ['worklist'],
  }),
})
