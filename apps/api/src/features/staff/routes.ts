import { admin } from '@klopt/api-client/schemas'
import { staff, unverifiedStaff } from '../../kernel/access.ts'
import { ApiError } from '../../kernel/api-error.ts'
import { toTimestamp, toTimestampOrNull } from '../../kernel/clock.ts'
import { route } from '../../kernel/route.ts'
import { isVerified, verificationMs } from '../../kernel/session-lifetime.ts'
import { enterAdministration, enterFirm } from './enter.ts'
import { administrationToEnter, firmToEnter, openGrants } from './queries.ts'
import { endUserSessions } from './end-user-sessions.ts'
import { search } from './search.ts'
import { verifySession } from './verify-session.ts'

/** How staff gets in. `system` because no tenant is entered yet; what leaves is names and addresses alone. */
export const staffRoutes = [
  route(admin.verify, {
    access: unverifiedStaff,
    prepare: ({ services, user, now }) => verifySession.claim(services, user.id, now),
    async handle({ db, input: { body }, services, user, session, now, audit, afterCommit }, secret) {
      await verifySession.pass(db, { userId: user.id, session, secret, code: body.code, now })
      audit('verify', 'session', null)
      afterCommit(() => verifySession.forget(services, user.id))
    },
  }),

  route(admin.access, {
    access: unverifiedStaff,
    scope: 'system',
    async handle({ db, user, session, now }) {
      const grants = await openGrants(db, user.id, now)
      const verifiedUntil =
        isVerified(session, now) && session.secondFactorAt !== null
          ? new Date(session.secondFactorAt.getTime() + verificationMs)
          : null
      return {
        verifiedUntil: toTimestampOrNull(verifiedUntil),
        grants: grants.map((grant) => ({
          administrationId: grant.administration_id,
          firmId: grant.firm_id,
          name: grant.name ?? '', // zero: what it opened was removed
          reason: grant.reason,
          expiresAt: toTimestamp(grant.expires_at),
        })),
      }
    },
  }),

  route(admin.administration, {
    access: staff,
    scope: 'system',
    async handle({ db, user, input: { params }, now }) {
      const row = await administrationToEnter(db, params.administrationId)
      if (!row) throw new ApiError('not_found')
      const grants = await openGrants(db, user.id, now)
      const open = grants.find((grant) => grant.administration_id === row.id)
      return {
        id: row.id,
        companyName: row.company_name,
        mainUser:
          row.email_address === null
            ? null
            : { name: `${row.first_name} ${row.last_name}`, emailAddress: row.email_address },
        isAccessible: row.accessible_by_support,
        accessUntil: toTimestampOrNull(open?.expires_at ?? null),
      }
    },
  }),

  route(admin.enterAdministration, {
    access: staff,
    scope: 'system',
    async handle({ db, user, input: { params, body }, now, audit }) {
      const { administrationId } = params
      const until = await enterAdministration(db, administrationId, { user, reason: body.reason, now })
      audit('enter_as_staff', 'administration', administrationId, { reason: body.reason }, { administrationId })
      return { accessUntil: toTimestamp(until) }
    },
  }),

  route(admin.firm, {
    access: staff,
    scope: 'system',
    async handle({ db, user, input: { params }, now }) {
      const row = await firmToEnter(db, params.firmId)
      if (!row) throw new ApiError('not_found')
      const grants = await openGrants(db, user.id, now)
      const open = grants.find((grant) => grant.firm_id === row.id)
      return { id: row.id, companyName: row.company_name, accessUntil: toTimestampOrNull(open?.expires_at ?? null) }
    },
  }),

  route(admin.enterFirm, {
    access: staff,
    scope: 'system',
    async handle({ db, user, input: { params, body }, now, audit }) {
      const until = await enterFirm(db, params.firmId, { user, reason: body.reason, now })
      audit('enter_as_staff', 'firm', params.firmId, { reason: body.reason })
      return { accessUntil: toTimestamp(until) }
    },
  }),

  route(admin.endUserSessions, {
    access: staff,
    scope: 'system',
    async handle({ db, services, jobs, input: { params, body }, audit }) {
      const ended = await endUserSessions({ db, services, jobs }, params.userId)
      audit('end_all_as_staff', 'session', null, { userId: params.userId, ended, reason: body.reason })
      return { ended }
    },
  }),

  route(admin.search, {
    access: staff,
    scope: 'system',
    handle: ({ db, input: { query } }) => search(db, query.search),
  }),
]
