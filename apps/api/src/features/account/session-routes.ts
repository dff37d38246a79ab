import { account } from '@klopt/api-client/schemas'
import { signedIn } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { endSessions } from '../authentication/sessions.ts'
import { activeSessions, endOwnSession } from './active-sessions.ts'

export const sessionRoutes = [
  route(account.sessions, {
    access: signedIn,
    handle: ({ db, user, session, now }) => activeSessions(db, { userId: user.id, current: session, now }),
  }),

  route(account.endSession, {
    access: signedIn,
    async handle({ db, user, session, services, audit, setHeader, input: { params } }) {
      const { sessionId } = params
      const wasCurrent = await endOwnSession(db, { userId: user.id, sessionId, current: session })
      if (wasCurrent) setHeader('set-cookie', services.sessionCookie.clear())
      audit('end', 'session', sessionId)
    },
  }),

  route(account.endAllSessions, {
    access: signedIn,
    async handle({ db, user, services, audit, setHeader }) {
      await endSessions(db, user.id)
      audit('end_all', 'session', null)
      setHeader('set-cookie', services.sessionCookie.clear())
    },
  }),
]
