import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { cents, date, decimal, id, requiredText } from './wire.ts'

const ROOT = '/administrations/{administrationId}/partners' as const

/** A partner of a business, and what they agreed on. */
const partnerInput = v.object({
  name: requiredText(100),
  fromDate: date,
  /** The last day; null while they stay. */
  untilDate: v.nullable(date),
  /** Percent a year of their capital at the beginning of a year. */
  interestPercent: decimal,
  /** For a whole year. */
  labourFeeCents: v.pipe(cents, v.minValue(0, 'Vul een bedrag van 0 of meer in')),
  /** Beside the shares of the others: 1 and 1, or 60 and 40. */
  share: v.pipe(
    v.number(),
    v.integer('Vul een heel getal in'),
    v.minValue(0, 'Vul 0 tot en met 10.000 in'),
    v.maxValue(10_000, 'Vul 0 tot en met 10.000 in'),
  ),
})
export type PartnerInput = v.InferOutput<typeof partnerInput>

const account = v.object({ id, number: v.string(), name: v.string() })
const partner = v.object({ id, ...partnerInput.entries, capitalAccount: account, privateAccount: account })
export type Partner = v.InferOutput<typeof partner>

const stale = ['partners', 'fiscalYears', 'ledgerAccounts'] as const

export const partners = defineArea('partners', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'The partners of a business, those who left included',
    response: v.array(partner),
  }),
  create: defineCall({
    method: 'POST',
    base: 'v2',
    path: ROOT,
    summary: 'Add a partner, with a capital and a private account of their own',
    body: partnerInput,
    response: v.object({ id }),
    stale,
    idempotent: true,
  }),
  save: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{partnerId}/save`,
    summary: 'Change a partner: their days and what they agreed on',
    body: partnerInput,
    stale,
    idempotent: true,
  }),
})
