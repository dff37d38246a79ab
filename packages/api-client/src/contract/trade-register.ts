import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date } from './wire.ts'

const registeredCompany = v.object({
  name: v.string(),
  /** Absent where the register keeps it from the public, or it lies abroad. */
  address: v.nullable(v.object({ street: v.string(), postcode: v.string(), city: v.string() })),
  /** The day that it was struck off. */
  endedOn: v.nullable(date),
})
export type RegisteredCompany = v.InferOutput<typeof registeredCompany>

export const tradeRegister = defineArea('tradeRegister', {
  find: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/administrations/{administrationId}/trade-register',
    summary: 'What the trade register (KvK) tells of a number',
    query: v.object({ kvkNumber: v.pipe(v.string(), v.regex(/^\d{8}$/, 'Een KvK-nummer heeft 8 cijfers')) }),
    response: v.object({
      /** `off`: this server has no key of the register. `unanswered`: it is away, which says nothing about the number. */
      state: v.picklist(['found', 'unknown', 'unanswered', 'off']),
      /** Only of one that was found. */
      company: v.nullable(registeredCompany),
    }),
    errors: ['rate_limited'],
  }),
})
