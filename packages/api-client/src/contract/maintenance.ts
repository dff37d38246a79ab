import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { date, id, requiredText } from './wire.ts'

const errors = ['global_admin_verification_required'] as const
const notice = v.object({ id, text: v.string(), until: date })

/** What everybody who is signed in is told of work on the server. */
export const maintenance = defineArea('maintenance', {
  show: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/maintenance-notice',
    summary: 'The notice of work on the server; null without one',
    response: v.nullable(notice),
  }),
  announce: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/maintenance-notices',
    summary: 'Tell everybody of work on the server, up to a day; it takes the place of the one before',
    body: v.object({ text: requiredText(300), until: date, reason: requiredText(500) }),
    errors,
    stale: ['maintenance'],
    idempotent: true,
  }),
  end: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/admin/maintenance-notices/end',
    summary: 'Tell it no more',
    body: v.object({ reason: requiredText(500) }),
    errors,
    stale: ['maintenance'],
  }),
})
