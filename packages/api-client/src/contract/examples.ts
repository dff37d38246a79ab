import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'

export const examples = defineArea('examples', {
  open: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/example',
    summary: 'Open the one administration of examples of this user, which is made when there is none',
    response: v.object({ redirect_url: v.string() }),
    stale: ['users', 'administrations'],
    idempotent: true,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/example/close',
    summary: 'Remove an administration of examples; for whom it was made',
    stale: ['users', 'administrations'],
  }),
})
