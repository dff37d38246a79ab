import { firmInvitations } from '@klopt/api-client/schemas'
import { withRead } from '../../../database/transaction.ts'
import { firm, firmManager, publicAccess, signedIn } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { screenPath } from '../../../kernel/screens.ts'
import { finishSignIn } from '../../authentication/finish-sign-in.ts'
import { locationOf } from '../../authentication/locations.ts'
import { readNewPassword } from '../../authentication/new-password.ts'
import { mailLetInsJob } from '../../firm-let-ins/mail-let-ins.ts'
import { findFirmInvitation, listFirmInvitations, openFirmInvitation, revokeFirmInvitation } from './firm-invitation.ts'
import { bringBooks, joinByInvitation } from './take-up.ts'

/** What a firm asks by mail. An open link is `system`: who holds it may have no account yet; its key narrows it. */
export const firmInvitationRoutes = [
  route(firmInvitations.list, {
    access: firm,
    handle: ({ db, firmId, now }) => listFirmInvitations(db, firmId, now),
  }),

  route(firmInvitations.revoke, {
    access: firmManager,
    async handle({ db, firmId, now, audit, input: { params } }) {
      await revokeFirmInvitation(db, firmId, params.invitationId, now)
      audit('revoke', 'firm_invitation', params.invitationId, { firmId })
    },
  }),

  route(firmInvitations.open, {
    access: publicAccess,
    scope: 'system',
    handle: ({ db, now, input: { params, query } }) => openFirmInvitation(db, { ...params, key: query.key }, now),
  }),

  route(firmInvitations.join, {
    access: publicAccess,
    scope: 'system',
    // Only a valid link is worth the work of hashing.
    async prepare({ services: { pool, passwords }, now, input: { params, body } }) {
      if (body.account === null) return null
      await withRead(pool, { kind: 'system' }, (db) => findFirmInvitation(db, { ...params, key: body.key }, now))
      return passwords.hash(readNewPassword(body.account.password, 'account.password'))
    },
    async handle(context, passwordHash) {
      const { db, user, request, services, now, today, jobs, audit, input } = context
      const { params, body } = input
      const { firmId, invitationId } = params
      const joining = { signedInUserId: user?.id ?? null, account: body.account, passwordHash, now, today }
      const { userId, newAccount } = await joinByInvitation(db, { firmId, invitationId, key: body.key }, joining)
      await jobs.enqueue(mailLetInsJob, {})
      audit('accept', 'firm_invitation', invitationId, { firmId }, { userId })
      if (newAccount !== null) {
        audit('create', 'user', userId, {}, { userId })
        await finishSignIn(context, newAccount, locationOf(request, services.deviceCookie), { announces: false })
      }
      return { redirect_url: screenPath('firm', { firmId }) }
    },
  }),

  // `system`, since the firm is nobody's tenant: narrowed by the key and by being the main user.
  route(firmInvitations.bring, {
    access: signedIn,
    scope: 'system',
    async handle({ db, user, now, audit, input: { params, body } }) {
      const { administrationId } = body
      const { firmId, invitationId } = params
      await bringBooks(db, { firmId, invitationId, key: body.key }, { administrationId, userId: user.id, now })
      audit('bring_to_firm', 'administration', administrationId, { firmId }, { administrationId })
      return { redirect_url: screenPath('dashboard', { administrationId }) }
    },
  }),
]
