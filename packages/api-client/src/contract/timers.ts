import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, idText, timestamp } from './wire.ts'

const timer = v.object({
  id,
  /** As the server's clock has it: a client corrects it by what its own clock differs. */
  started_timestamp: timestamp,
  duration_in_seconds: v.number(),
  stopped_timestamp: v.nullable(timestamp),
})
export type Timer = v.InferOutput<typeof timer>

export const timers = defineArea('timers', {
  list: defineCall({
    method: 'GET',
    base: 'v1',
    path: '/administrations/{administrationId}/project-management/timers',
    summary: 'The timers of a user, the running one first; needs TIME_TRACKING',
    query: v.object({ user_id: v.optional(idText) }),
    response: v.array(timer),
  }),
  running: defineCall({
    method: 'GET',
    base: 'v2',
    path: '/users/me/running-timer',
    summary: "The user's own timer that runs, in whatever administration; null when none does",
    response: v.nullable(timer),
  }),
  start: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/project-management/timers/start',
    summary: "Start the user's timer; one that runs, here or in another administration, is stopped",
    response: v.object({
      ...timer.entries,
      /** Where a timer ran that this start stopped; null when none ran in another administration. */
      stoppedElsewhere: v.nullable(v.object({ administrationId: id, companyName: v.string() })),
    }),
    stale: ['timers'],
    idempotent: true,
  }),
  stop: defineCall({
    method: 'POST',
    base: 'v2',
    path: '/administrations/{administrationId}/project-management/timers/{timerId}/stop',
    summary: "Stop the user's timer; stopping it again changes nothing",
    response: timer,
    stale: ['timers'],
  }),
})
