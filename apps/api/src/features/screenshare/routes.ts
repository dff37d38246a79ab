import { screenShares, support } from '@klopt/api-client/schemas'
import { globalAdmin, signedIn } from '../../kernel/access.ts'
import { toTimestampOrNull } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { listLooks } from './looks.ts'
import { refuseForeign, register } from './register.ts'
import { screenSharingOf } from './screen-sharing.ts'
import { claimSession, listSessions } from './waiting.ts'

export const screenShareRoutes = [
  route(support.screenshare, {
    access: signedIn,
    prepare: ({ services, session, input: { body }, now }) => refuseForeign(services, session, body, now),
    handle: async (context) => ({ stopped_at: toTimestampOrNull(await register(context)) }),
  }),

  route(support.screenShareLooks, {
    access: signedIn,
    handle: ({ db, user }) => listLooks(db, user.id),
  }),

  // `system` because support helps users of all administrations: what is shown is who asks, and what they share.
  route(screenShares.list, {
    access: globalAdmin,
    scope: 'system',
    handle: ({ db, user, now }) => listSessions(db, user.id, now),
  }),

  route(screenShares.join, {
    access: globalAdmin,
    scope: 'system',
    async handle({ db, user, now, audit, unchanged, input: { params } }) {
      const { screenShareId } = params
      const { administrationId, isNew } = await claimSession(db, screenShareId, user.id, now)
      if (isNew) audit('join', 'screen_share', screenShareId, {}, administrationId === null ? {} : { administrationId })
      else unchanged()
    },
    // After the commit: what came of the claim is known by then.
    respond: async (_, { services, user, input: { params } }) => ({
      ticket: await screenSharingOf(services).invite(params.screenShareId, user.id),
    }),
  }),
]
