import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { timestamp } from './wire.ts'

const PATH = '/administrations/{administrationId}/contacts/{contactId}/vat-number-checks' as const

const check = v.object({
  vatNumber: v.string(),
  /** `waiting`: the service has not answered yet, and is asked again. */
  state: v.picklist(['waiting', 'valid', 'invalid']),
  requestedAt: timestamp,
  answeredAt: v.nullable(timestamp),
  /** Proof of the check, which the service gives when the one who asks has a VAT number. */
  consultationNumber: v.nullable(v.string()),
  /** To whom the number belongs, as far as the country tells. */
  traderName: v.nullable(v.string()),
  traderAddress: v.nullable(v.string()),
})
export type VatNumberCheck = v.InferOutput<typeof check>

export const vatNumberChecks = defineArea('vatNumberChecks', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: PATH,
    summary: 'What VIES answered about the VAT number of a contact, newest first',
    response: v.object({
      /** Whether this server checks numbers at all, and this contact has one of another EU country. */
      canCheck: v.boolean(),
      items: v.array(check),
    }),
  }),
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: PATH,
    summary: 'Have the VAT number of a contact checked; the answer follows',
    errors: ['vat_check_not_possible'],
    stale: ['vatNumberChecks'],
    idempotent: true,
  }),
})
