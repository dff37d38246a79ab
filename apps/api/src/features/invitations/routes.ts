import { invitations } from '@klopt/api-client/schemas'
import { administration, publicAccess } from '../../kernel/access.ts'
import { route } from '../../kernel/route.ts'
import { screenPath } from '../../kernel/screens.ts'
import { finishSignIn } from '../authentication/finish-sign-in.ts'
import { locationOf } from '../authentication/locations.ts'
import { acceptInvitation, hashNewAccount } from './accept-invitation.ts'
import { countMail, countRepeatedMail } from './count-mail.ts'
import { isOnlyOfFirm, notifyMainUser } from './notify-main-user.ts'
import { listInvitations, openInvitation } from './queries.ts'
import { lockOpenInvitation, resendInvitation, sendInvitation } from './send-invitation.ts'

/** Asking people in. An open link is `system`: who holds it may have no account yet; its key narrows it. */
export const invitationRoutes = [
  route(invitations.list, {
    access: administration('ADMIN'),
    handle: ({ db, administrationId, now }) => listInvitations(db, administrationId, now),
  }),

  route(invitations.send, {
    access: administration('ADMIN'),
    reachesOthers: true,
    prepare: ({ services, administrationId, now, input: { body } }) =>
      countMail(services, administrationId, body.emailAddress, now),
    async handle(context) {
      const { audit, input } = context
      const id = await sendInvitation(context, input.body)
      if (isOnlyOfFirm(context.permissions)) await notifyMainUser(context, input.body.emailAddress)
      audit('invite', 'invitation', id, { permissions: input.body.permissions })
      return { id }
    },
  }),

  route(invitations.resend, {
    access: administration('ADMIN'),
    reachesOthers: true,
    prepare: ({ services, administrationId, now, input: { params } }) =>
      countRepeatedMail(services, administrationId, params.invitationId, now),
    async handle(context) {
      const { invitationId } = context.input.params
      await resendInvitation(context, invitationId)
      context.audit('resend', 'invitation', invitationId)
    },
  }),

  route(invitations.revoke, {
    access: administration('ADMIN'),
    async handle({ db, administrationId, now, audit, input: { params } }) {
      await lockOpenInvitation(db, administrationId, params.invitationId)
      await db
        .updateTable('invitations')
        .set({ revoked_at: now })
        .where('administration_id', '=', administrationId)
        .where('id', '=', params.invitationId)
        .execute()
      audit('revoke', 'invitation', params.invitationId)
    },
  }),

  route(invitations.open, {
    access: publicAccess,
    scope: 'system',
    handle: ({ db, now, input: { params, query } }) => openInvitation(db, { ...params, key: query.key }, now),
  }),

  route(invitations.accept, {
    access: publicAccess,
    scope: 'system',
    prepare: ({ services, now, input: { params, body } }) =>
      hashNewAccount(services, { ...params, key: body.key }, body.account, now),
    async handle(context, passwordHash) {
      const { db, user, request, services, now, today, audit, input } = context
      const { params, body } = input
      const { administrationId, invitationId } = params
      const { userId, newAccount } = await acceptInvitation(db, {
        invitation: { administrationId, invitationId, key: body.key },
        signedInUserId: user?.id ?? null,
        account: body.account,
        passwordHash,
        now,
        today,
      })
      audit('accept', 'invitation', invitationId, {}, { administrationId, userId })
      if (newAccount !== null) {
        audit('create', 'user', userId, {}, { userId })
        await finishSignIn(context, newAccount, locationOf(request, services.deviceCookie), { announces: false })
      }
      return { redirect_url: screenPath('dashboard', { administrationId }) }
    },
  }),
]
