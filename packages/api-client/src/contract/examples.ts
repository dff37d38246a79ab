import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'

const redirect = v.object({ redirect_url: v.string() })

export const examples = defineArea('examples', {
  open: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/example',
    summary: 'Open the one administration of examples of this user, which is made when there is none',
    response: redirect,
    stale: ['users', 'administrations'],
    idempotent: true,
  }),
  close: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/example/close',
    summary: 'Remove an administration of examples; for whom it was made',
    response: redirect,
    stale: ['users', 'administrations'],
  }),
})
