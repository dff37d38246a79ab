import * as v from 'valibot'
import { defineArea, defineCall } from './call.ts'
import { id, idText, optionalText, timestamp } from './wire.ts'

const ROOT = '/administrations/{administrationId}/project-management/timers' as const
const STALE = ['timers', 'hours', 'hoursReports', 'projects'] as const

const timer = v.object({
  id,
  /** As the server's clock has it: a client corrects it by what its own clock differs. */
  started_timestamp: timestamp,
  duration_in_seconds: v.number(),
  stopped_timestamp: v.nullable(timestamp),
  /** What it is for; null until somebody says so. */
  project: v.nullable(
    v.object({
      id,
      name: v.string(),
      contactName: v.nullable(v.string()),
      colour: v.number(),
      task: v.nullable(v.object({ id, name: v.string() })),
    }),
  ),
  note: v.string(),
  /** It became hours. What stopped and did not waits for a project, or for the reason why it could not. */
  written: v.boolean(),
})
export type Timer = v.InferOutput<typeof timer>

const purpose = v.object({ projectId: id, taskId: v.nullable(id), note: optionalText(1000) })
/** How long ago, in seconds by the clock of whoever counted: at most a month. */
const secondsAgo = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(31 * 24 * 60 * 60))

/** A start or a stop as it was meant: kept by the browser until there was a connection. */
const kept = v.variant('kind', [
  v.object({
    kind: v.literal('start'),
    /** The browser's own name of this start, by which it counts once. */
    key: v.pipe(v.string(), v.uuid()),
    startedSecondsAgo: secondsAgo,
    /** Null while it runs. */
    stoppedSecondsAgo: v.nullable(secondsAgo),
    projectId: v.nullable(id),
    taskId: v.nullable(id),
    note: optionalText(1000),
  }),
  v.object({ kind: v.literal('stop'), timerId: id, stoppedSecondsAgo: secondsAgo }),
])
export type KeptTimer = v.InferOutput<typeof kept>

const started = v.object({
  ...timer.entries,
  /** Where a timer ran that this start stopped; null when none ran in another administration. */
  stoppedElsewhere: v.nullable(v.object({ administrationId: id, companyName: v.string() })),
})

export const timers = defineArea('timers', {
  list: defineCall({
    method: 'GET',
    base: 'v1',
    path: ROOT,
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
    path: `${ROOT}/start`,
    summary: "Start the user's timer; one that runs, here or in another administration, is stopped",
    response: started,
    stale: STALE,
    idempotent: true,
  }),
  startFor: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/start-for`,
    summary: "Start the user's timer for a project; when it stops it becomes hours",
    body: purpose,
    response: started,
    errors: ['project_closed'],
    stale: STALE,
    idempotent: true,
  }),
  sync: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/sync`,
    summary:
      'Start or stop a timer as of when it was meant; sent again it changes nothing. Of two timers the later start ends the earlier; a project that is closed by then is left open',
    body: kept,
    response: started,
    stale: STALE,
  }),
  assign: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{timerId}/assign`,
    summary: 'Say what a timer is for; one that has stopped becomes hours',
    body: purpose,
    response: timer,
    errors: ['project_closed', 'timer_written', 'week_not_open'],
    stale: STALE,
  }),
  discard: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{timerId}/discard`,
    summary: 'Let go of a timer that has stopped and became no hours',
    errors: ['timer_written'],
    stale: STALE,
  }),
  stop: defineCall({
    method: 'POST',
    base: 'v2',
    path: `${ROOT}/{timerId}/stop`,
    summary: "Stop the user's timer; stopping it again changes nothing",
    response: timer,
    stale: STALE,
  }),
})
