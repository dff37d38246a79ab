import { firmMembers } from '@klopt/api-client/schemas'
import { changeScope } from '../../../database/transaction.ts'
import { firm, firmManager } from '../../../kernel/access.ts'
import { route } from '../../../kernel/route.ts'
import { mailLetInsJob } from '../../firm-let-ins/mail-let-ins.ts'
import { noteLetIns } from '../../firm-let-ins/note-let-ins.ts'
import { withoutManager } from '../../worklist/set-manager.ts'
import { countFirmMail } from '../invitations/count-mail.ts'
import { inviteToFirm } from '../invitations/invite.ts'
import { listColleagues } from './list-colleagues.ts'
import { removeColleague, saveColleague } from './save-colleague.ts'

/** Who works at a firm. */
export const firmMemberRoutes = [
  route(firmMembers.list, {
    access: firm,
    handle: ({ db, firmId, today }) => listColleagues(db, firmId, today),
  }),

  route(firmMembers.invite, {
    access: firmManager,
    prepare: ({ services, firmId, now, input: { body } }) => countFirmMail(services, firmId, body.emailAddress, now),
    async handle(context) {
      const { firmId, audit, input } = context
      const { isAdmin, seesAll } = input.body
      const id = await inviteToFirm(context, { ...input.body, kind: 'colleague', seesAll: seesAll || isAdmin })
      audit('invite', 'firm_invitation', id, { firmId, kind: 'colleague', isAdmin })
      return { id }
    },
  }),

  route(firmMembers.save, {
    access: firmManager,
    async handle({ db, firmId, clientIds, user, now, today, jobs, audit, input: { params, body } }) {
      const { userId } = params
      const userIds = body.absence === null ? [userId] : [userId, body.absence.substituteId]
      await noteLetIns(db, { firmId, userIds, letInBy: user.id, now, today }, () =>
        saveColleague(db, { firmId, userId, clientIds, today }, body),
      )
      await jobs.enqueue(mailLetInsJob, {})
      audit('update', 'firm_member', userId, { firmId, ...body })
    },
  }),

  route(firmMembers.remove, {
    access: firmManager,
    async handle({ db, firmId, user, audit, input: { params } }) {
      const { userId } = params
      await removeColleague(db, { firmId, userId })
      // Of clients that left meanwhile too.
      await changeScope(db, { kind: 'system', userId: user.id })
      await withoutManager(db, userId)
      audit('remove', 'firm_member', userId, { firmId })
    },
  }),
]
