import { timers } from '@klopt/api-client/schemas'
import { administration, signedIn } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { holds } from '../../kernel/permissions.ts'
import { route } from '../../kernel/route.ts'
import { syncTimer } from './sync-timer.ts'
import {
  assignTimer,
  discardTimer,
  listTimers,
  runningTimer,
  startTimer,
  stopTimer,
  type TimerPurpose,
} from './timers.ts'

/** As somebody who presses a button means it. */
const startedNow = (now: Date, purpose: TimerPurpose | null) => ({
  purpose,
  startedAt: now,
  stoppedAt: null,
  clientKey: null,
})

/** Timers belong to who started them: nobody starts or stops another's. */
export const timerRoutes = [
  route(timers.list, {
    access: administration('TIME_TRACKING'),
    handle: ({ db, administrationId, user, actingAsUserId, permissions, now, input: { query } }) => {
      const own = actingAsUserId ?? user.id
      const userId = query.user_id === undefined ? own : Number(query.user_id)
      if (userId !== own && !holds(permissions, 'ADMIN')) throw new ApiError('forbidden')
      return listTimers(db, { administrationId, userId }, now)
    },
  }),

  route(timers.running, {
    access: signedIn,
    handle: ({ db, user, now }) => runningTimer(db, user.id, now),
  }),

  route(timers.start, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit }) {
      const timer = await startTimer(db, { administrationId, userId: user.id }, startedNow(now, null), now)
      audit('start', 'timer', timer.id)
      return timer
    },
  }),

  route(timers.startFor, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit, input: { body } }) {
      const timer = await startTimer(db, { administrationId, userId: user.id }, startedNow(now, body), now)
      audit('start', 'timer', timer.id, { projectId: body.projectId })
      return timer
    },
  }),

  route(timers.sync, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit, input: { body } }) {
      const timer = await syncTimer(db, { administrationId, userId: user.id }, body, now)
      audit(body.kind, 'timer', timer.id, { kept: true })
      return timer
    },
  }),

  route(timers.assign, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit, input: { params, body } }) {
      const owner = { administrationId, userId: user.id }
      const timer = await assignTimer(db, owner, params.timerId, { purpose: body, now })
      audit('assign', 'timer', timer.id, { projectId: body.projectId, taskId: body.taskId })
      return timer
    },
  }),

  route(timers.discard, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit, input: { params } }) {
      await discardTimer(db, { administrationId, userId: user.id }, params.timerId, now)
      audit('discard', 'timer', params.timerId)
    },
  }),

  route(timers.stop, {
    access: administration('TIME_TRACKING'),
    async handle({ db, administrationId, user, now, audit, unchanged, input: { params } }) {
      const owner = { administrationId, userId: user.id }
      const { timer, changed } = await stopTimer(db, owner, params.timerId, { stoppedAt: now, now })
      if (changed) audit('stop', 'timer', timer.id)
      else unchanged()
      return timer
    },
  }),
]
