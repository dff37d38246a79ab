import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'

const ROOT = '/administrations/{administrationId}/notifications' as const

const notification = v.object({
  /** What tells it from all others; it changes when what it says does. */
  key: v.string(),
  kind: v.picklist(['question', 'answer', 'approval', 'failure', 'customer', 'bank', 'access']),
  title: v.string(),
  detail: v.string(),
  /** A path of the web app. */
  href: v.string(),
  isRead: v.boolean(),
})
export type Notification = v.InferOutput<typeof notification>

/** What waits for who looks: questions and answers, failures, what customers and banks did, and whom a firm let in. */
export const notifications = defineArea('notifications', {
  list: defineCall({
    method: 'GET',
    base: 'v2',
    path: ROOT,
    summary: 'What waits for the user, the most pressing first, and whether it is mailed each day',
    response: v.object({ items: v.array(notification), wantsMail: v.boolean() }),
  }),
  read: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/read`,
    summary: 'Mark notifications as read by the user; what waits no more is forgotten',
    body: v.object({ keys: v.pipe(v.array(v.pipe(v.string(), v.maxLength(64))), v.maxLength(200)) }),
    stale: ['notifications'],
  }),
  saveMail: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/mail`,
    summary: 'Whether the user wants a mail each day about what is new and unread here',
    body: v.object({ isWanted: v.boolean() }),
    stale: ['notifications'],
  }),
})
