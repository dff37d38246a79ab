import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, timestamp } from './wire.ts'

export const customerLink = v.object({
  id,
  createdAt: timestamp,
  /** When somebody was last on the page; null when nobody was yet. */
  lastUsedAt: v.nullable(timestamp),
  revokedAt: v.nullable(timestamp),
  /** To whom it was mailed, newest first. */
  sentTo: v.array(v.object({ recipient: v.string(), sentAt: timestamp, usedAt: v.nullable(timestamp) })),
})
export type CustomerLink = v.InferOutput<typeof customerLink>

const ROOT = '/administrations/{administrationId}/contacts/{contactId}' as const

/** The links by which a customer comes to their page, as the owner sees them. */
export const customerLinks = defineArea('customerLinks', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: `${ROOT}/customer-links`,
    summary: 'The links of a contact, newest first, with when they were used',
    response: v.object({ items: v.array(customerLink) }),
  }),
  preview: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/customer-links/preview`,
    summary: 'Open the page as the customer sees it: an address that works for a few minutes',
    response: v.object({ path: v.string() }),
    stale: ['customerLinks'],
  }),
  revoke: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/customer-links/{linkId}/revoke`,
    summary: 'End a link, and let out who came in by it',
    stale: ['customerLinks'],
    idempotent: true,
  }),
})
