import { removalRequests } from '@klopt/api-client/schemas'
import { mainUser, signedIn } from '../../kernel/access.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { administrationIdsOf } from '../users/queries.ts'
import { cancelRemoval } from './cancel-removal.ts'
import { processRemovalJob } from './process-removal.ts'
import { previewRemoval, requestRemoval } from './request-removal.ts'

/** Asking to remove an administration, and thinking better of it. Both are open whatever the subscription. */
export const removalRequestRoutes = [
  route(removalRequests.list, {
    access: signedIn,
    async handle({ db, user, today }) {
      const rows = await db
        .selectFrom('companies')
        .select(['id', 'removal_ready_at'])
        .where('id', 'in', administrationIdsOf(db, user, today))
        .where('removal_requested_at', 'is not', null)
        .orderBy('id')
        .execute()
      return rows.map(({ id, removal_ready_at }) => ({
        administrationId: id,
        readyForRemovalAt: toTimestampOrNull(removal_ready_at),
      }))
    },
  }),

  route(removalRequests.preview, {
    access: mainUser,
    handle: ({ db, administrationId, now }) => previewRemoval(db, administrationId, now),
  }),

  route(removalRequests.request, {
    reachesOthers: true,
    access: mainUser,
    allowedWhenReadOnly: true,
    async handle({ db, administrationId, now, audit, unchanged, jobs }) {
      if (!(await requestRemoval(db, administrationId, now))) return unchanged()
      await jobs.enqueue(processRemovalJob, { administrationId })
      audit('request_removal', 'administration', administrationId)
    },
  }),

  route(removalRequests.cancel, {
    access: signedIn,
    async handle({ db, user, audit, unchanged, input: { body } }) {
      const { administrationId } = body
      if (!(await cancelRemoval(db, { administrationId, userId: user.id }))) return unchanged()
      audit('cancel_removal', 'administration', administrationId, {}, { administrationId })
    },
  }),
]
