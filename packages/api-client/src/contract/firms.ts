import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { subscriptionType } from './users.ts'
import { id, sortedPage, sortedQuery } from './wire.ts'

export const firms = defineArea('firms', {
  get: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/firms/{firmId}',
    summary: 'One firm',
    policy: 'ALWAYS',
    response: v.object({ id, companyName: v.string() }),
  }),
  administrations: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/firms/{firmId}/administrations',
    summary: "The firm's clients by name",
    policy: 'ALWAYS',
    query: v.object(sortedQuery(['companyName', 'currentPeriodEnd'])),
    response: sortedPage(
      v.object({
        id,
        companyName: v.string(),
        mainUser: v.nullable(v.string()),
        subscriptionType,
        currentPeriodEnd: v.nullable(v.string()),
      }),
    ),
  }),
})
